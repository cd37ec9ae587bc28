/** Of the JPEG, from 0 to 1. */
const QUALITY = 0.95;

/** A part of a picture, in pixels of the picture. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Reads a picture, upright as its EXIF orientation says. Rejects when the browser cannot show it. */
export async function loadPicture(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = source;
  await image.decode();
  return image;
}

/**
 * Cuts a part out of a picture.
 *
 * @param source address that the browser can show
 * @param longestEdge pixels that the longer side may have
 * @returns a JPEG
 * @throws when the browser cannot read or write the picture
 */
export async function cropped(source: string, area: CropArea, longestEdge: number): Promise<Blob> {
  const image = await loadPicture(source);
  const scale = Math.min(1, longestEdge / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  // JPEG knows no transparency: what is left out would come out black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('this browser writes no JPEG');
  return blob;
}
