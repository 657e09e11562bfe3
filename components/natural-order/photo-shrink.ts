import { maxSide } from '@/lib/photos'

const smallEnough = 1024 * 1024

/** Whether a canvas gives back what was drawn. Browsers that resist fingerprinting, such as Tor, give noise instead. */
function isReadable(context: CanvasRenderingContext2D): boolean {
  const drawn = [26, 156, 94]
  context.fillStyle = `rgb(${drawn.join()})`
  context.fillRect(0, 0, 1, 1)
  const { data } = context.getImageData(0, 0, 1, 1)
  return drawn.every((value, index) => Math.abs(value - data[index]!) < 8) // some change only the last bits
}

/**
 * Shrinks a large photo before it's uploaded, because eight megabytes take minutes on a slow connection. Returns the
 * file itself if it's small already or the browser can't.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (file.size <= smallEnough || typeof createImageBitmap === 'undefined') return file
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    const context = canvas.getContext('2d')
    if (!context || !isReadable(context)) return file
    context.fillStyle = '#fff' // transparent areas become white
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88))
    return smaller && smaller.size < file.size ? smaller : file
  } catch {
    return file // the server will say what's wrong with it
  }
}
