import type { ProjectInput } from '../../../shared/model/project.ts';
import type { MemberSummary } from '../../members/store/items.ts';
import { personOf } from '../../members/store/person.ts';
import type { Effect } from '../../table/effect.ts';
import { idTime, numberedId } from '../../table/ids.ts';
import type { ProjectItem, SeatsItem } from './items.ts';
import { projectKeys } from './keys.ts';
import { nextNumber } from './numbers.ts';
import { NO_COMMENTS, NO_INTERESTS, NO_UPVOTES, type ProjectDetail } from './projects.ts';
import { NO_REPLIES } from './replies.ts';
import { storedFacts } from './role-facts.ts';
import { roleNumber } from './role-numbers.ts';
import { textWrites } from './texts.ts';

export interface NewProject {
  input: ProjectInput;
  founder: MemberSummary;
  newId(): string;
  /** When it is created, in milliseconds since 1970. */
  at: number;
  /** Called with the project's id before it is stored. */
  saveForReplay?(projectId: string): void;
}

function compose({ input, founder, at, newId }: NewProject, number: number): ProjectDetail {
  const { openRoles, teamSize, ...text } = input;
  const _id = numberedId(number, at);
  const createdAt = new Date(idTime(_id)).toISOString();
  const roles = openRoles.map((role) => ({ ...role, _id: newId() }));
  const project: ProjectItem = {
    _id,
    ...text,
    poster: '',
    roles: roles.map(({ _id, title, description, limit: _, ...facts }, position) => ({
      _id,
      title,
      description,
      ...storedFacts(facts),
      number: roleNumber(number, position),
    })),
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
  return {
    project,
    seats,
    team: [],
    upvotes: NO_UPVOTES,
    comments: NO_COMMENTS,
    former: [],
    interests: NO_INTERESTS,
    replies: NO_REPLIES,
  };
}

/** Stores a project with its seats. Lists and search follow. */
export async function createProject(effect: Effect, given: NewProject): Promise<ProjectDetail> {
  await effect.allowed();
  const detail = compose(given, await nextNumber());
  const { project, seats } = detail;
  given.saveForReplay?.(project._id);
  await effect.commit([...textWrites(project), { put: { ...projectKeys.seats(project._id), ...seats } }]);
  return detail;
}
