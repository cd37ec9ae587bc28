/** Pixels of a placeholder: few enough to stand in a path, blurred by the browser that enlarges them. */
export const BLUR = { width: 4, height: 3 } as const;

const five = (value = 0): number => Math.round((value * 31) / 255);

/**
 * Writes the pixels of a placeholder as the end of a bitmap file of 16 bits a pixel, in base64url: behind the beginning
 * that all placeholders share, it can be shown without being decoded.
 *
 * @param pixels RGB of `BLUR.width` times `BLUR.height` pixels
 * @returns 32 characters
 */
export function blurOf(pixels: Uint8Array): string {
  const { width, height } = BLUR;
  const out = Buffer.alloc(2 * width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue] = pixels.subarray(3 * (y * width + x));
      const pixel = (five(red) << 10) | (five(green) << 5) | five(blue);
      // The rows of a bitmap begin at its foot.
      out.writeUInt16LE(pixel, 2 * ((height - 1 - y) * width + x));
    }
  return out.toString('base64url');
}
