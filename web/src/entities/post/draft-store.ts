import { memberStore } from '../../api/member-store.ts';
import type { BrowserStore } from '../../lib/browser-store.ts';

/** The words of a member's next post. */
export const draftStore = (memberId: string): BrowserStore => memberStore(memberId, 'draft');
