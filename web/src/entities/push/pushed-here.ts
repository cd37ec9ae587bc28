import { browserStore } from '../../lib/browser-store.ts';

/** The member who has this browser show their notifications; kept over the end of a session, until they log out. */
export const pushedHere = browserStore('hearth.pushed');
