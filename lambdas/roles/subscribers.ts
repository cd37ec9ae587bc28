import { isDeepStrictEqual } from 'node:util';
import { subscribe } from '../events/subscriber.ts';
import type { ProjectEvent } from '../projects/events.ts';
import type { ProjectItem, RoleText } from '../projects/store/items.ts';
import { listRoles } from './store/listing/lists.ts';
import { indexRoles } from './store/listing/search-words.ts';

const on = subscribe<ProjectEvent>();

const isChanged = (before: ProjectItem, after: ProjectItem, partOf: (role: RoleText) => unknown): boolean =>
  !isDeepStrictEqual(before.roles.map(partOf), after.roles.map(partOf));

/** Whether roles of a project may stand in other lists than before. */
const isMoved = (before: ProjectItem, after: ProjectItem): boolean =>
  before.category !== after.category ||
  before.stage !== after.stage ||
  before.closed !== after.closed ||
  isChanged(before, after, ({ _id, place, commitment, paused }) => ({ _id, place, commitment, paused }));

/** Whether other words may find roles than before: what is shortened may have changed where that does not show. */
const isReworded = (before: ProjectItem, after: ProjectItem): boolean =>
  Boolean(before.isSummary || after.isSummary) ||
  isChanged(before, after, ({ _id, title, description, skills, place, location }) => {
    return { _id, title, description, skills, place, location };
  });

const list = on(
  ['project.created', 'project.changed', 'project.deleted', 'project.placesChanged'],
  (events) =>
    listRoles(
      events.flatMap((event) => {
        if (event.type === 'project.placesChanged') return event.projectId;
        return event.type !== 'project.changed' || isMoved(event.before, event.project)
          ? event.project._id
          : [];
      }),
    ),
);

const index = on(['project.created', 'project.changed', 'project.deleted'], (events) =>
  indexRoles(
    events.flatMap((event) =>
      event.type !== 'project.changed' || isReworded(event.before, event.project) ? event.project._id : [],
    ),
  ),
);

export const roleSubscribers = [list, index];
