/** A picture as small as this, in bytes, is not worth making worse. */
const SMALL_BYTES = 300 * 1_024;

const QUALITY = 0.86;

/** A canvas writes neither AVIF nor small PNGs of photos; WebP keeps their transparency. */
const outputType = (type: string): string => (type === 'image/jpeg' ? type : 'image/webp');

function drawn(bitmap: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const encoded = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));

/**
 * Makes a picture smaller before it is uploaded, upright as its EXIF orientation says. GIFs stay as they are, because a
 * canvas would stop them; so does what would not become smaller.
 *
 * @param longestEdge pixels that the longer side may have
 * @returns the smaller picture, or the given one
 * @throws DOMException when the browser cannot read the file as a picture
 */
export async function downsize(file: Blob, longestEdge: number): Promise<Blob> {
  if (file.type === 'image/gif') return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, longestEdge / Math.max(bitmap.width, bitmap.height));
    if (scale === 1 && file.size <= SMALL_BYTES) return file;
    const smaller = await encoded(drawn(bitmap, scale), outputType(file.type));
    return smaller && smaller.size < file.size ? smaller : file;
  } finally {
    bitmap.close();
  }
}
