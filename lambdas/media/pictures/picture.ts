/** Why a picture is refused. */
export const REFUSALS = ['broken', 'tooManyPixels', 'tooManyFrames'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** A picture without anything but its pixels, which are upright and sRGB, and smaller copies of it. */
export interface ProcessedPicture {
  width: number;
  height: number;
  /** Millions of pixels that it had as it was sent. */
  megapixels: number;
  /** The pixels of a placeholder; "" for a picture that can be seen through. */
  blur: string;
  /** WebP, by pixels of the longer side: the picture itself has the longest. */
  copies: Map<number, Uint8Array>;
}
