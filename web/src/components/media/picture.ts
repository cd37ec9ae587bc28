/** A picture that was chosen and waits for Save. */
export interface HeldPicture {
  file: Blob;
  /** Address under which this browser shows it. */
  preview: string;
}

/** A picture of a draft: the path of a stored one, "" for none, or one that waits for Save. */
export type Picture = string | HeldPicture;

/** Holds a picture until Save. */
export const held = (file: Blob): HeldPicture => ({ file, preview: URL.createObjectURL(file) });

/** What to put into `src`. */
export const sourceOf = (picture: Picture): string =>
  typeof picture === 'string' ? picture : picture.preview;
