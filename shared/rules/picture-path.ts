/**
 * A stored picture is served at a path that tells its size, its smaller copies, and what to show until it is there:
 * `/media/<member>/<id>-1200x750-<blur>.webp`, and `….480.webp` beside it. Pictures from before have none of it.
 */

/** Pixels of the longer side of a picture: the largest that is kept, and the smaller copies of larger ones. */
export const LARGEST_EDGE = 2_048;
export const SMALLER_EDGES = [160, 480, 800, 1_280] as const;

/** What the path of a picture tells. */
export interface PictureShape {
  /** Pixels. */
  width: number;
  height: number;
  /** The pixels of a placeholder, as `blurOf` of `lambdas/media/pictures/` writes them; "" for none. */
  blur: string;
}

const SHAPE = /\/[\w-]{16}-(\d+)x(\d+)(?:-([\w-]{32}))?\.webp$/;

/** What the end of a picture's path says of it; the part behind its id. */
export const shapeSuffix = ({ width, height, blur }: PictureShape): string =>
  `-${width}x${height}${blur && `-${blur}`}`;

/** What a path tells; undefined for any but that of a processed picture. */
export function shapeOf(path: string): PictureShape | undefined {
  const [, width, height, blur = ''] = SHAPE.exec(path) ?? [];
  return width && height ? { width: Number(width), height: Number(height), blur } : undefined;
}

/** A smaller copy of a picture. */
export interface SmallerCopy {
  path: string;
  /** Pixels of its longer side. */
  edge: number;
  /** Its width in pixels. */
  width: number;
}

/** The smaller copies of the picture at a path. */
export function smallerCopies(path: string): SmallerCopy[] {
  const { width, height } = shapeOf(path) ?? { width: 0, height: 0 };
  const longest = Math.max(width, height);
  return SMALLER_EDGES.filter((edge) => edge < longest).map((edge) => ({
    path: path.replace(/webp$/, `${edge}.webp`),
    edge,
    width: Math.max(1, Math.round((width * edge) / longest)),
  }));
}

/** Whether a key or path is that of a smaller copy. */
export const isSmallerCopy = (path: string): boolean => /\.\d+\.webp$/.test(path);
