import type { ProjectInput } from '../../../shared/model/project.ts';
import { idNumber, idTime, numberedId } from '../../table/ids.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { update } from '../../table/table.ts';
import { transact } from '../../table/transact.ts';
import type { Write } from '../../table/write.ts';
import type { CardItem } from '../../users/store/items.ts';
import { personOf } from '../../users/store/person.ts';
import type { ProjectCommentsItem, ProjectItem, SeatsItem, UpvotesItem } from './items.ts';
import { projectKeys } from './keys.ts';
import type { PlacingItem } from './listing/items.ts';
import { listingKeys } from './listing/keys.ts';
import { moveInLists } from './listing/lists.ts';
import { indexJob } from './listing/search-words.ts';
import type { WholeProject } from './projects.ts';
import { textWrites } from './texts.ts';

export interface NewProject {
  input: ProjectInput;
  founder: CardItem;
  newId(): string;
  /** When it is created, in milliseconds since 1970. */
  at: number;
  /** Called with the project's id before it is stored. */
  keep?(projectId: string): void;
}

/** Gives the next project its number. One whose project is never created stays unused. */
async function nextNumber(): Promise<number> {
  const { count = 0 } = await update(
    projectKeys.projectCounter(),
    { update: 'ADD #count :one', names: { '#count': 'count' }, values: { ':one': 1 } },
    'UPDATED_NEW',
  );
  return count;
}

function compose({ input, founder, at, newId }: NewProject, number: number): WholeProject {
  const { openRoles, teamSize, ...text } = input;
  const _id = numberedId(number, at);
  const createdAt = new Date(idTime(_id)).toISOString();
  const roles = openRoles.map((role) => ({ ...role, _id: newId() }));
  const project: ProjectItem = {
    _id,
    ...text,
    poster: '',
    roles: roles.map(({ _id, title, description }) => ({ _id, title, description })),
    founder: personOf(founder),
    founderVersion: founder.cardVersion,
    createdAt,
    updatedAt: createdAt,
    version: 1,
  };
  const seats: SeatsItem = {
    ...projectKeys.byProject(founder._id, _id),
    teamSize,
    taken: 1,
    roles: Object.fromEntries(roles.map(({ _id, limit }) => [_id, { limit, filled: 0 }])),
  };
  const upvotes: UpvotesItem = { upvoteCount: 0, upvoters: [] };
  const comments: ProjectCommentsItem = { commentCount: 0, given: 0, newest: [], version: 0 };
  return { project, seats, team: [], upvotes, comments, former: [] };
}

/** The writes that put a project into the table and into every list. */
async function creation({ project, seats, upvotes, comments }: WholeProject): Promise<Write[]> {
  const { _id, category, stage } = project;
  const placing: PlacingItem = { category, stage, upvotes: 0, version: 1 };
  return [
    ...textWrites(project),
    { put: { ...projectKeys.seats(_id), ...seats } },
    { put: { ...projectKeys.upvotes(_id), ...upvotes } },
    { put: { ...projectKeys.projectComments(_id), ...comments } },
    { put: { ...listingKeys.placing(_id), ...placing } },
    { put: indexJob(_id) },
    ...(await moveInLists(idNumber(_id), undefined, placing)),
  ];
}

/**
 * Stores a project; the caller makes it searchable. Every list has it from the same moment.
 *
 * @throws ContendedError when other projects keep moving in the same lists
 */
export async function createProject(given: NewProject): Promise<WholeProject> {
  const whole = compose(given, await nextNumber());
  given.keep?.(whole.project._id);
  await retryOnConflict(async () => transact(await creation(whole)));
  return whole;
}
