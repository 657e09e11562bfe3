import { maxSide } from '@/lib/photos'

const smallEnough = 1024 * 1024

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
    if (!context) return file
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
