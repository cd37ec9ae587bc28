import { createHash } from 'node:crypto';
import { itemKind } from '../../table/key.ts';
import type { PreviewItem } from './items.ts';

/** As long as those of members, because its pictures have folders of the same form. */
const ID_LENGTH = 16;

export const previewKinds = {
  preview: itemKind<PreviewItem>()('PREVIEW#{linkId}', 'PREVIEW'),
};

/** Identifies a link: what stands behind `#` leads to the same page. */
export function linkKey(link: string): { url: string; linkId: string } {
  const url = new URL(link);
  url.hash = '';
  const hash = createHash('sha256').update(url.href).digest('base64url');
  return { url: url.href, linkId: hash.slice(0, ID_LENGTH) };
}
