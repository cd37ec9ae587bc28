import type { ShownFiles } from '../media/cleanup.ts';
import { readPicturePath } from './store/previews.ts';

/** The picture that a preview shows. */
export const shownByPreview: ShownFiles = ({ linkId }) =>
  linkId === undefined
    ? undefined
    : readPicturePath(linkId).then((path) => (path === undefined ? [] : [path]));
