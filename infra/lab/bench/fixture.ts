import type { Caller } from './caller.ts';

/** The members who take part: enough for the largest number of concurrent calls. */
export interface Fixture {
  base: string;
  seekers: Caller[];
  founders: Caller[];
  /** Owns the posts and projects that the calls contend for. */
  host: Caller;
  admin: Caller | undefined;
  /** Where costs are measured: a member, a post with a poll and a project of whom much is known already, instead of new ones. */
  grown?: { host: Caller; postId: string; projectId: string };
}
