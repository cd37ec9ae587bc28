import type { MemberSummary } from '../../../members/store/items.ts';
import { readCards } from '../../../members/store/members.ts';
import { getMany } from '../../../table/batch.ts';
import { hiddenAmong, type Viewer } from '../../../visibility/viewer.ts';
import type { ApplicationItem, ProjectItem } from '../items.ts';
import { projectKeys } from '../keys.ts';

/** An application with its applicant and the project that it is for. */
export interface ApplicationDetail {
  application: ApplicationItem;
  applicant: MemberSummary;
  project: ProjectItem;
  /** How well the applicant fits the role, for the founder; null once the role, or who they are, is gone. */
  match?: number | null;
}

/** Reads the applicants of applications for some projects; those of members who have left or are hidden from the viewer are left out. */
export async function withApplicants(
  viewer: Viewer,
  applications: ApplicationItem[],
  projects: ProjectItem[],
): Promise<ApplicationDetail[]> {
  const cards = await readCards(
    viewer,
    applications.map(({ memberId }) => memberId),
  );
  const byId = new Map(projects.map((project) => [project._id, project]));
  return applications.flatMap((application) => {
    const [applicant, project] = [cards.get(application.memberId), byId.get(application.projectId)];
    return applicant && project ? [{ application, applicant, project }] : [];
  });
}

/** Reads the projects that applications are for; those for deleted projects, or of founders hidden from the viewer, are left out. */
export async function withProjects(
  viewer: Viewer,
  applications: ApplicationItem[],
): Promise<Omit<ApplicationDetail, 'applicant'>[]> {
  const ids = new Set(applications.map(({ projectId }) => projectId));
  const projects = await getMany([...ids].map(projectKeys.project));
  const hidden = await hiddenAmong(
    viewer,
    projects.map(({ founder }) => founder._id),
  );
  const seen = projects.filter(({ founder }) => !hidden.has(founder._id));
  const byId = new Map(seen.map((project) => [project._id, project]));
  return applications.flatMap((application) => {
    const project = byId.get(application.projectId);
    return project ? [{ application, project }] : [];
  });
}
