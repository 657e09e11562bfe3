/**
 * Lets a line break after each slash and before an @, where browsers would break a long word such as "Veranda/Balcony",
 * or an email address, anywhere.
 */
export function breakable(text: string) {
  return text.split(/(?<=\/)|(?=@)/).map((part, index) =>
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
