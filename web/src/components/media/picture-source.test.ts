import { describe, expect, it } from 'vitest';
import { lazily, pictureSource } from './picture-source.ts';

const BLUR = '-_'.repeat(16);
const PATH = `/media/member0000000001/picture000000001-1200x600-${BLUR}.webp`;

describe('the source of a picture', () => {
  it('offers each size with its width, keeps its place, and shows a blur until it is there', () => {
    const stem = PATH.slice(0, -'.webp'.length);
    expect(pictureSource(PATH, lazily('40rem'))).toEqual({
      src: PATH,
      srcSet: `${stem}.160.webp 160w,${stem}.480.webp 480w,${stem}.800.webp 800w,${PATH} 1200w`,
      sizes: 'auto, 40rem',
      width: 1_200,
      height: 600,
      style: {
        backgroundImage: expect.stringMatching(/^url\(data:image\/bmp;base64,Qk1O[A-Za-z0-9+/]{100}\)$/),
        backgroundSize: '100% 100%',
      },
    });
  });

  it('counts widths of upright pictures by their longer side', () => {
    const path = '/media/member0000000001/picture000000001-300x600.webp';
    const { srcSet = '', style } = { srcSet: '', ...pictureSource(path, '4rem') };
    expect(srcSet.split(',').map((one) => one.split(' ')[1])).toEqual(['80w', '240w', '300w']);
    expect(style).toBeUndefined();
  });

  it.each(['/media/member0000000001/picture000000001.jpg', 'blob:http://localhost/1', ''])(
    'that tells nothing of itself is all there is: %s',
    (path) => expect(pictureSource(path, '4rem')).toEqual({ src: path }),
  );
});
