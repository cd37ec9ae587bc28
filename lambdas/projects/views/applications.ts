import type { Application, OwnApplication } from '../../../shared/model/project.ts';
import { personOf } from '../../members/store/person.ts';
import { idTime } from '../../table/ids.ts';
import { roleTitleOf } from '../store/applications/applications.ts';
import type { ApplicationDetail } from '../store/applications/details.ts';
import type { ApplicationItem, ProjectItem } from '../store/items.ts';

const stateOf = (application: ApplicationItem, project: ProjectItem) => {
  const { _id, message, answer = '', status, cancelReason, appliedAt } = application;
  return {
    _id,
    roleTitle: roleTitleOf(application, project),
    message,
    answer,
    status,
    ...(cancelReason && { cancelReason }),
    createdAt: new Date(idTime(appliedAt)).toISOString(),
  };
};

/** An application as the founder of the project and the applicant see it; nobody else may see it. */
export const presentApplication = ({ application, applicant, project }: ApplicationDetail): Application => ({
  ...stateOf(application, project),
  userId: personOf(applicant),
});

/** A member's own application, with the project that it is for. */
export const presentOwnApplication = ({
  application,
  project,
}: Omit<ApplicationDetail, 'applicant'>): OwnApplication => ({
  ...stateOf(application, project),
  project: { _id: project._id, name: project.name, poster: project.poster, founder: project.founder },
  roleId: application.roleId,
});
