import type { Attachment } from '../../shared/model/attachment.ts';
import { shapeOf } from '../../shared/rules/picture-path.ts';

/** A stored attachment as it is shown: a picture says how large it is, so that room is kept for it. */
export const presentAttachment = (one: Attachment): Attachment =>
  one.kind === 'image' ? { ...one, width: shapeOf(one.url)?.width, height: shapeOf(one.url)?.height } : one;
