/** Puts a text on the clipboard, by the old way where the new one is missing or refused. Whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const place = document.createElement('textarea')
    place.value = text
    place.style.cssText = 'position:fixed;opacity:0'
    document.body.append(place)
    place.select()
    try {
      return document.execCommand('copy')
    } finally {
      place.remove()
    }
  }
}
