import { LIKERS_SHOWN } from '../../../shared/limits.ts';
import type { Project, ProjectComment } from '../../../shared/model/project.ts';
import type { OpenRole } from '../../../shared/model/role.ts';
import { NO_FACTS } from '../../../shared/rules/projects/role-facts.ts';
import { savedRoleId } from '../../../shared/rules/projects/saved-role.ts';
import { founderRole } from '../../../shared/texts/projects/projects.ts';
import { idTime } from '../../table/ids.ts';
import type { ProjectComment as StoredComment, TeamItem, UpvotesItem } from '../store/items.ts';
import type { ProjectDetail } from '../store/projects.ts';
import { medianHours } from '../store/replies.ts';
import type { ViewedProject } from '../store/viewed-projects.ts';
import { presentApplication } from './applications.ts';

/** A comment on a project. */
export const presentComment = ({ _id, text, user }: StoredComment): ProjectComment => ({
  _id,
  text,
  user,
  createdAt: new Date(idTime(_id)).toISOString(),
});

function teamOf({ project, team }: ProjectDetail): Project['teamMembers'] {
  const titles = new Map(project.roles.map(({ _id, title }) => [_id, title]));
  const shown = ({ member, roleId, role, joinDate }: TeamItem) => ({
    userId: member,
    role: titles.get(roleId) ?? role,
    joinDate,
  });
  const joined = team.toSorted((a, b) => (a.joinDate < b.joinDate ? -1 : 1));
  const { founder, founderJoinDate = project.createdAt } = project;
  return [{ userId: founder, role: founderRole, joinDate: founderJoinDate }, ...joined.map(shown)];
}

/** The roles of a project, with whether their viewer has saved them. */
export const rolesOf = (
  { project, seats }: Pick<ProjectDetail, 'project' | 'seats'>,
  saved: ReadonlySet<string>,
): OpenRole[] =>
  project.roles.map(({ number: _, ...role }) => ({
    ...NO_FACTS,
    ...role,
    ...(seats.roles[role._id] ?? { limit: 0, filled: 0 }),
    saved: saved.has(savedRoleId(project._id, role._id)),
  }));

/** Whose upvotes of a project a member sees: the newest ones, and their own among them. */
export function presentUpvotes(viewerId: string, { upvoters }: UpvotesItem, upvoted: boolean): string[] {
  const others = upvoters.filter((id) => id !== viewerId);
  const shown = others.slice(-(LIKERS_SHOWN - (upvoted ? 1 : 0))).reverse();
  return upvoted ? [viewerId, ...shown] : shown;
}

/** A project as a member sees it: the founder first in the team, the newest upvotes and comments first. */
export function presentProject({
  detail,
  viewerId,
  upvoted,
  interested,
  saved,
  applications,
  pendingCount,
}: ViewedProject): Project {
  const { project, seats, upvotes, comments, former, interests, replies } = detail;
  return {
    _id: project._id,
    name: project.name,
    pitch: project.pitch ?? '',
    description: project.description,
    category: project.category,
    stage: project.stage,
    status: project.closed ? 'closed' : 'open',
    website: project.website,
    poster: project.poster,
    teamSize: seats.teamSize,
    founder: project.founder,
    upvotes: presentUpvotes(viewerId, upvotes, upvoted),
    upvoteCount: upvotes.upvoteCount,
    upvoted,
    interested,
    interestCount: interests.interestCount,
    saved: saved.has(project._id),
    openRoles: rolesOf(detail, saved),
    teamMembers: teamOf(detail),
    pastMembers: former.map(({ memberId, role, removed, leftAt }) => ({
      userId: { _id: memberId },
      role,
      removed,
      leftAt,
    })),
    applications: applications.map((one) => presentApplication(one, viewerId)),
    ...(pendingCount !== undefined && { pendingCount }),
    comments: comments.newest.map(presentComment),
    commentCount: comments.commentCount,
    updates: project.updateCount ?? 0,
    medianReplyHours: medianHours(replies),
    createdAt: project.createdAt,
    updatedAt: project.updatedAt,
  };
}
