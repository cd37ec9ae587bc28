import { shapeOf, smallerCopies } from '../../../../shared/rules/picture-path.ts';

/** The beginning of a bitmap of 4 x 3 pixels of 16 bits, whose end stands in the path of a picture. */
const BITMAP =
  'data:image/bmp;base64,Qk1OAAAAAAAAADYAAAAoAAAABAAAAAMAAAABABAAAAAAABgAAAAAAAAAAAAAAAAAAAAAAAAA';

/** Sizes of a picture that is loaded late enough to be measured, for browsers that do not. */
export const lazily = (sizes: string): string => `auto, ${sizes}`;

const placeholder = (blur: string) => ({
  backgroundImage: `url(${BITMAP}${blur.replaceAll('-', '+').replaceAll('_', '/')})`,
  backgroundSize: '100% 100%',
});

/**
 * What an `<img>` needs to load no more of a picture than it shows, to keep its place, and to be a blur of its colours
 * until it is there. Pictures that tell nothing by their path are shown as they are.
 *
 * @param sizes how wide it is shown; `lazily` of it where it is loaded only when it is seen
 */
export function pictureSource(path: string, sizes: string) {
  const shape = shapeOf(path);
  if (!shape) return { src: path };
  const { width, height, blur } = shape;
  const copies = [...smallerCopies(path), { path, width }];
  return {
    src: path,
    srcSet: copies.map((copy) => `${copy.path} ${copy.width}w`).join(),
    sizes,
    width,
    height,
    style: blur ? placeholder(blur) : undefined,
  };
}
