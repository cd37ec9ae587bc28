import type { Key } from '../table/key.ts';
import { connections } from './connections.ts';
import { conversations } from './conversations.ts';
import { decks } from './decks.ts';
import { jobs } from './jobs.ts';
import { listing } from './listing.ts';
import { members } from './members.ts';
import { notifications } from './notifications.ts';
import { pipeline } from './pipeline.ts';
import { posts } from './posts.ts';
import { preferences } from './preferences.ts';
import { previews } from './previews.ts';
import { projects } from './projects.ts';
import { push } from './push.ts';
import { reports } from './reports.ts';
import { roles } from './roles.ts';
import { saves } from './saves.ts';
import { search } from './search.ts';
import { searches } from './searches.ts';
import { at, type Invariant, Snapshot } from './snapshot.ts';
import { visibility } from './visibility.ts';

const kinds: Invariant = ({ unknown }) => unknown.map((item) => `of no known kind ${at(item)}`);

const INVARIANTS = {
  kinds,
  members,
  visibility,
  connections,
  conversations,
  notifications,
  preferences,
  push,
  posts,
  projects,
  reports,
  previews,
  saves,
  decks,
  pipeline,
  searches,
  listing,
  roles,
  search,
  jobs,
};

export interface Report {
  /** What is wrong, one line each. */
  violations: string[];
  /** How many items of each kind there are. */
  counts: [string, number][];
}

/**
 * Checks that everything in a table agrees, once all that follows from earlier calls has followed.
 *
 * @param items all items of the table
 */
export function checkInvariants(items: Key[]): Report {
  const table = new Snapshot(items);
  const violations = Object.entries(INVARIANTS).flatMap(([noun, invariant]) =>
    invariant(table).map((violation) => `${noun}: ${violation}`),
  );
  return { violations, counts: table.counts() };
}
