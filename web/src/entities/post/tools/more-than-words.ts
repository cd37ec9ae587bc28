import type { Post } from '../../../../../shared/model/post.ts';

/** Whether a post shows more than a text, which then may be empty. */
export const isMoreThanWords = ({ images, video, documents, poll, shared, sharedGone }: Post): boolean =>
  images.length > 0 ||
  video !== null ||
  documents.length > 0 ||
  poll !== null ||
  shared !== null ||
  sharedGone;
