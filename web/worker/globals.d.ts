// Filled in by the build (`web/build/service-worker.ts`).

/** The files that are kept for offline use, each with what changes when it does. */
declare const APP_FILES: { url: string; revision: string | null }[];

/** The reads that are kept for offline use, as regular expressions over their paths. */
declare const KEPT_READS: string[];

/** The path of the read that tells who is signed in. */
declare const SESSION_READ: string;

/** The paths below which a write may end a session or begin one, as a regular expression. */
declare const SESSION_CHANGES: string;

/** Where a browser is subscribed to pushes. */
declare const SUBSCRIPTIONS: string;
