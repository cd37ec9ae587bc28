import { APPLICATIONS_PAGE, LIKERS_SHOWN } from '../../../shared/limits.ts';
import type { Application, Project, ProjectComment } from '../../../shared/model/project.ts';
import { founderRole } from '../../../shared/texts.ts';
import { idTime } from '../../table/ids.ts';
import { readApplications, readOwnApplications } from '../store/applications/applications.ts';
import { readNewest } from '../store/comments.ts';
import type { ProjectComment as StoredComment, TeamItem } from '../store/items.ts';
import { readProject, readProjects, type WholeProject } from '../store/projects.ts';
import { hasUpvoted } from '../store/upvotes.ts';
import { applicationsAmong, upvotedAmong } from '../store/viewer-state.ts';
import { presentApplications } from './applications.ts';

/** What somebody who looks at a project has to do with it. */
interface ViewerState {
  viewerId: string;
  upvoted: boolean;
  /** What waits for them, if they are the founder; else their own. */
  applications: Application[];
}

/** A comment on a project (WIRE, Project). */
export const presentComment = ({ _id, text, user }: StoredComment): ProjectComment => ({
  _id,
  text,
  user,
  createdAt: new Date(idTime(_id)).toISOString(),
});

function teamOf({ project, team }: WholeProject): Project['teamMembers'] {
  const titles = new Map(project.roles.map(({ _id, title }) => [_id, title]));
  const shown = ({ member, roleId, role, joinDate }: TeamItem) => ({
    userId: member,
    role: titles.get(roleId) ?? role,
    joinDate,
  });
  const joined = team.toSorted((a, b) => (a.joinDate < b.joinDate ? -1 : 1));
  return [{ userId: project.founder, role: founderRole, joinDate: project.createdAt }, ...joined.map(shown)];
}

/** A project as its viewer sees it (WIRE, Project): the founder first in the team, the newest upvotes and comments. */
export function presentProject(
  whole: WholeProject,
  { viewerId, upvoted, applications }: ViewerState,
): Project {
  const { project, seats, upvotes, comments, former } = whole;
  const others = upvotes.upvoters.filter((id) => id !== viewerId);
  const shown = others.slice(-(LIKERS_SHOWN - (upvoted ? 1 : 0))).reverse();
  return {
    _id: project._id,
    name: project.name,
    description: project.description,
    category: project.category,
    stage: project.stage,
    website: project.website,
    poster: project.poster,
    teamSize: seats.teamSize,
    founder: project.founder,
    upvotes: upvoted ? [viewerId, ...shown] : shown,
    upvoteCount: upvotes.upvoteCount,
    upvoted,
    openRoles: project.roles.map(({ _id, title, description }) => {
      const { limit, filled } = seats.roles[_id] ?? { limit: 0, filled: 0 };
      return { _id, title, description, limit, filled };
    }),
    teamMembers: teamOf(whole),
    pastMembers: former.map(({ memberId, role, removed, leftAt }) => ({
      userId: { _id: memberId },
      role,
      removed,
      leftAt,
    })),
    applications,
    comments: comments.newest.map(presentComment),
    commentCount: comments.commentCount,
    createdAt: project.createdAt,
    updatedAt: project.updatedAt,
  };
}

/**
 * One project as it stands now, with what its viewer has to do with it; its founder gets the newest applications that
 * wait for them.
 *
 * @returns undefined when there is no such project
 */
export async function presentOne(viewerId: string, projectId: string): Promise<Project | undefined> {
  const [whole, newest, upvoted, own] = await Promise.all([
    readProject(projectId),
    readNewest(projectId),
    hasUpvoted(viewerId, projectId),
    readOwnApplications(viewerId, projectId),
  ]);
  if (!whole) return undefined;
  const isFounder = whole.project.founder._id === viewerId;
  const shown = isFounder
    ? (await readApplications(projectId, 'pending', { limit: APPLICATIONS_PAGE })).applications
    : own;
  const applications = await presentApplications(shown, [whole.project]);
  const comments = { ...whole.comments, newest };
  return presentProject({ ...whole, comments }, { viewerId, upvoted, applications });
}

/**
 * Projects of a list, with what the viewer has to do with each. Former members, and what waits for a founder, are
 * shown with a single project only, and so are very long texts in full.
 *
 * @param numbers of the projects, in the order of the list
 */
export async function presentProjects(viewerId: string, numbers: number[]): Promise<Project[]> {
  const [page, own] = await Promise.all([readProjects(numbers), applicationsAmong(viewerId, numbers)]);
  const [upvoted, applications] = await Promise.all([
    upvotedAmong(viewerId, page),
    presentApplications(
      own,
      page.map(({ project }) => project),
    ),
  ]);
  const projectIdOf = new Map(own.map(({ _id, projectId }) => [_id, projectId]));
  return page.map((whole) =>
    presentProject(whole, {
      viewerId,
      upvoted: upvoted.has(whole.project._id),
      applications: applications.filter(({ _id }) => projectIdOf.get(_id) === whole.project._id),
    }),
  );
}
