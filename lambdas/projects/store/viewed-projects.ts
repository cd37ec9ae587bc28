import { APPLICATIONS_PAGE } from '../../../shared/limits.ts';
import { savedOnProject } from '../../saves/saves.ts';
import type { ViewingMember } from '../../visibility/viewer.ts';
import { readApplications, readOwnApplications } from './applications/applications.ts';
import { type ApplicationDetail, withApplicants } from './applications/details.ts';
import { withMatches } from './applications/matches.ts';
import { countPending } from './applications/received.ts';
import { countComments, readNewest } from './comments/pages.ts';
import { ProjectNotFoundError } from './errors.ts';
import { findInterest } from './interests.ts';
import type { ProjectItem } from './items.ts';
import { findProjectDetail, type ProjectDetail, readProjects } from './projects.ts';
import { hasUpvoted } from './upvotes.ts';
import { applicationsAmong, interestedAmong, savedAmong, upvotedAmong } from './viewer-state.ts';

/** A project with the viewer state of a member. */
export interface ViewedProject {
  detail: ProjectDetail;
  viewerId: string;
  upvoted: boolean;
  /** Whether the viewer is interested as an investor. */
  interested: boolean;
  /** The ids under which the viewer has saved the project and its roles. */
  saved: ReadonlySet<string>;
  /** For its founder those that are pending, for others their own. */
  applications: ApplicationDetail[];
  /** How many are pending, where its founder reads this project alone. */
  pendingCount?: number;
}

/** The newest applications that wait for the founder's answer, and how many do: more are counted only where these are not all. */
async function readPending(founder: ViewingMember, project: ProjectItem) {
  const { _id: projectId } = project;
  const { applications, more } = await readApplications(projectId, 'pending', { limit: APPLICATIONS_PAGE });
  const [details, count] = await Promise.all([
    withApplicants(founder, applications, [project]).then(withMatches),
    more ? countPending(founder, projectId) : undefined,
  ]);
  return { applications: details, pendingCount: count ?? details.length };
}

/**
 * Reads one project as it stands now for the viewer; for its founder with the newest pending applications.
 *
 * @throws ProjectNotFoundError
 */
export async function readViewedProject(viewer: ViewingMember, projectId: string): Promise<ViewedProject> {
  const { _id: viewerId } = viewer;
  const [detail, newest, upvoted, saved, own] = await Promise.all([
    findProjectDetail(viewer, projectId),
    readNewest(projectId),
    hasUpvoted(viewerId, projectId),
    savedOnProject(viewerId, projectId),
    readOwnApplications(viewerId, projectId),
  ]);
  if (!detail) throw new ProjectNotFoundError();
  const { project, comments } = detail;
  const isFounder = project.founder._id === viewerId;
  const [received, interest, commentCount] = await Promise.all([
    isFounder ? readPending(viewer, project) : undefined,
    detail.interests.interestCount > 0 ? findInterest(viewerId, projectId) : undefined,
    countComments(projectId, comments, newest),
  ]);
  return {
    detail: { ...detail, comments: { ...comments, newest, commentCount } },
    viewerId,
    upvoted,
    interested: interest !== undefined,
    saved,
    ...(received ?? { applications: await withApplicants(viewer, own, [project]) }),
  };
}

/**
 * Reads the projects of a list for the viewer. Former members, what is pending for a founder, and very long texts in full
 * come with a single project only.
 *
 * @param numbers of the projects, in the order of the list
 */
export async function readViewedProjects(viewer: ViewingMember, numbers: number[]): Promise<ViewedProject[]> {
  const { _id: viewerId } = viewer;
  const [page, own, saved] = await Promise.all([
    readProjects(numbers),
    applicationsAmong(viewerId, numbers),
    savedAmong(viewerId, numbers),
  ]);
  const [upvoted, interested, applications] = await Promise.all([
    upvotedAmong(viewerId, page),
    interestedAmong(viewerId, page),
    withApplicants(
      viewer,
      own,
      page.map(({ project }) => project),
    ),
  ]);
  return page.map((detail) => ({
    detail,
    viewerId,
    upvoted: upvoted.has(detail.project._id),
    interested: interested.has(detail.project._id),
    saved,
    applications: applications.filter(({ project }) => project._id === detail.project._id),
  }));
}
