import type { Application, OwnApplication } from '../../../shared/model/project.ts';
import { getMany } from '../../table/batch.ts';
import { idTime } from '../../table/ids.ts';
import { readCards } from '../../users/store/members.ts';
import { personOf } from '../../users/store/person.ts';
import { roleTitleOf } from '../store/applications/applications.ts';
import type { ApplicationItem, ProjectItem } from '../store/items.ts';
import { projectKeys } from '../store/keys.ts';

const appliedAt = ({ appliedAt }: ApplicationItem): string => new Date(idTime(appliedAt)).toISOString();

/**
 * Applications as the founder, or each as its writer, sees them (WIRE, Project); nobody else may be answered them.
 * Those of members who are gone are left out.
 *
 * @param projects what they are for
 */
export async function presentApplications(
  applications: ApplicationItem[],
  projects: ProjectItem[],
): Promise<Application[]> {
  const cards = await readCards(applications.map(({ memberId }) => memberId));
  const byId = new Map(projects.map((project) => [project._id, project]));
  return applications.flatMap((application) => {
    const card = cards.get(application.memberId);
    if (!card) return [];
    const { _id, message, status, cancelReason, projectId } = application;
    return [
      {
        _id,
        userId: personOf(card),
        roleTitle: roleTitleOf(application, byId.get(projectId)),
        message,
        status,
        ...(cancelReason && { cancelReason }),
        createdAt: appliedAt(application),
      },
    ];
  });
}

/** A member's own applications, with the projects they are for; those for projects that are gone are left out. */
export async function presentOwnApplications(applications: ApplicationItem[]): Promise<OwnApplication[]> {
  const ids = new Set(applications.map(({ projectId }) => projectId));
  const projects = await getMany<ProjectItem>([...ids].map(projectKeys.project));
  const byId = new Map(projects.map((project) => [project._id, project]));
  return applications.flatMap((application) => {
    const project = byId.get(application.projectId);
    if (!project) return [];
    const { _id, message, status, cancelReason, roleId } = application;
    const { name, poster } = project;
    return [
      {
        _id,
        project: { _id: project._id, name, poster },
        roleId,
        roleTitle: roleTitleOf(application, project),
        message,
        status,
        ...(cancelReason && { cancelReason }),
        createdAt: appliedAt(application),
      },
    ];
  });
}
