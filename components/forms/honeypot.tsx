/** A field that people neither see nor reach, but bots fill in. A lead with it is held, never rejected. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[999rem] size-px overflow-hidden">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}
