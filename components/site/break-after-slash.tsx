/** Lets a line break after each slash, where browsers would break a long word such as "Veranda/Balcony" anywhere. */
export function breakAfterSlash(text: string) {
  return text.split(/(?<=\/)/).map((part, index) =>
    index ? (
      <span key={index}>
        <wbr />
        {part}
      </span>
    ) : (
      part
    ),
  )
}
