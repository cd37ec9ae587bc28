import { memberStore } from '../../../api/member-store.ts';
import type { BrowserStore } from '../../../lib/browser-store.ts';

/** The words of a member's next post. */
export const draftStore = (memberId: string): BrowserStore => memberStore(memberId, 'draft');

/** What comes with them. */
export const mediaStore = (memberId: string): BrowserStore => memberStore(memberId, 'draft-media');

/** Whether a member has begun a post. */
export const hasDraft = (memberId: string): boolean =>
  draftStore(memberId).read() !== null || mediaStore(memberId).read() !== null;
