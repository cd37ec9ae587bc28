import type { SavedKind, SavedRow } from '../../shared/model/saved.ts';
import { partsOfSavedRole } from '../../shared/rules/projects/saved-role.ts';
import { reactionsTo } from '../posts/store/comments/reactions.ts';
import { readPost } from '../posts/store/posts.ts';
import { viewerStateAmong } from '../posts/store/viewer-state.ts';
import { presentPosts } from '../posts/views/posts.ts';
import { withReferences } from '../posts/with-references.ts';
import { readProjects } from '../projects/store/projects.ts';
import { readViewedProjects } from '../projects/store/viewed-projects.ts';
import { standingsAmong } from '../projects/store/viewer-state.ts';
import { presentProject, rolesOf } from '../projects/views/projects.ts';
import type { SaveItem } from '../saves/items.ts';
import { idNumber, idTime } from '../table/ids.ts';
import type { ViewingMember } from '../visibility/viewer.ts';

type WithoutSave<Row> = Row extends SavedRow ? Omit<Row, 'id' | 'savedAt'> : never;

/** What was saved, as it is now, by the id under which it was saved. */
type Found = Map<string, WithoutSave<SavedRow>>;

async function findPosts(viewer: ViewingMember, ids: string[]): Promise<Found> {
  const [read, states] = await Promise.all([
    Promise.all(ids.map((id) => readPost(viewer, id, { consistent: false }))),
    viewerStateAmong(viewer._id, ids),
  ]);
  const found = read.filter((post) => post !== undefined);
  const [{ found: complete, people }, reactions] = await Promise.all([
    withReferences(viewer, found),
    reactionsTo(
      viewer._id,
      found.flatMap(({ previews }) => previews),
    ),
  ]);
  const posts = presentPosts(viewer._id, complete, states, reactions, people);
  return new Map(posts.map((post) => [post._id, { kind: 'posts', post }]));
}

async function findProjects(viewer: ViewingMember, ids: string[]): Promise<Found> {
  const found = await readViewedProjects(viewer, ids.map(idNumber));
  const projects = found.map(presentProject);
  return new Map(projects.map((project) => [project._id, { kind: 'projects', project }]));
}

/** Roles with seats left. */
async function findRoles(viewer: ViewingMember, ids: string[]): Promise<Found> {
  const projectIds = [...new Set(ids.map((id) => partsOfSavedRole(id).projectId))];
  const [details, standingOn] = await Promise.all([
    readProjects(projectIds.map(idNumber)),
    standingsAmong(viewer._id, projectIds),
  ]);
  const byProject = new Map(details.map((detail) => [detail.project._id, detail]));
  const saved = new Set(ids);
  return new Map(
    ids.flatMap((id) => {
      const { projectId, roleId } = partsOfSavedRole(id);
      const detail = byProject.get(projectId);
      const role = detail && rolesOf(detail, saved).find(({ _id }) => _id === roleId);
      if (!role || role.filled >= role.limit) return [];
      const { _id, name, poster, category, stage, closed, founder } = detail.project;
      const status = closed ? ('closed' as const) : ('open' as const);
      const project = { _id, name, poster, category, stage, status };
      return [[id, { kind: 'roles', role, project, founder, ...standingOn(projectId, roleId) }]];
    }),
  );
}

const FIND = { posts: findPosts, projects: findProjects, roles: findRoles };

/** What a member has saved, as it is now, in the order of the saves; what is gone is missing. */
export async function rowsOf(viewer: ViewingMember, kind: SavedKind, saves: SaveItem[]): Promise<SavedRow[]> {
  const ids = saves.map(({ thingId }) => thingId);
  const found = await FIND[kind](viewer, ids);
  return saves.flatMap(({ _id, thingId }) => {
    const thing = found.get(thingId);
    return thing ? [{ id: thingId, savedAt: new Date(idTime(_id)).toISOString(), ...thing }] : [];
  });
}
