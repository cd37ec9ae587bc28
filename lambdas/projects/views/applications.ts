import type { Application, OwnApplication, ReceivedApplication } from '../../../shared/model/project.ts';
import { personOf } from '../../members/store/person.ts';
import { idTime } from '../../table/ids.ts';
import { roleTitleOf } from '../store/applications/applications.ts';
import type { ApplicationDetail } from '../store/applications/details.ts';
import type { Match } from '../store/applications/matches.ts';
import { historyOf, respondBy, stageOf } from '../store/applications/progress.ts';
import type { Received } from '../store/applications/received.ts';
import type { ApplicationItem, ProjectItem } from '../store/items.ts';

const iso = (id: string): string => new Date(idTime(id)).toISOString();

function progressOf(application: ApplicationItem) {
  const { declineReason, declineNote = '', isFilled } = application;
  const until = respondBy(application);
  return {
    stage: stageOf(application),
    history: historyOf(application).map(({ stage, at }) => ({ stage, at: iso(at) })),
    declineReason: isFilled ? ('filled' as const) : (declineReason ?? null),
    declineNote,
    respondBy: until === undefined ? null : new Date(until).toISOString(),
  };
}

const stateOf = (application: ApplicationItem, project: ProjectItem) => {
  const { _id, message, answer = '', status, cancelReason, appliedAt } = application;
  return {
    _id,
    roleTitle: roleTitleOf(application, project),
    message,
    answer,
    status,
    ...(cancelReason && { cancelReason }),
    createdAt: iso(appliedAt),
    ...progressOf(application),
  };
};

/**
 * An application as the founder of the project and the applicant see it; nobody else may see it.
 *
 * @param viewerId who looks: only the founder gets their note, and how well the applicant fits
 */
export const presentApplication = (
  { application, applicant, project, match }: ApplicationDetail,
  viewerId: string,
): Application => ({
  ...stateOf(application, project),
  userId: personOf(applicant),
  ...(project.founder._id === viewerId && {
    ...(application.founderNote && { founderNote: application.founderNote }),
    ...(match !== undefined && { match }),
  }),
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

/** What a founder is told besides an application. */
interface About {
  /** What its writer has applied for besides. */
  besides: Received[];
  /** The names of projects, by their ids. */
  names: ReadonlyMap<string, string>;
  match: Match | undefined;
}

/** An application in the list of all that a founder has received. */
export const presentReceivedApplication = (
  detail: ApplicationDetail,
  { besides, names, match }: About,
): ReceivedApplication => {
  const { application, project } = detail;
  return {
    ...presentApplication(detail, project.founder._id),
    project: { _id: project._id, name: project.name, poster: project.poster },
    roleId: application.roleId,
    match: match?.match ?? null,
    fit: match?.fit ?? null,
    earlier: besides.flatMap(({ projectId, roleTitle, stage, appliedAt }) => {
      const projectName = names.get(projectId);
      return projectName === undefined ? [] : [{ projectName, roleTitle, stage, createdAt: iso(appliedAt) }];
    }),
  };
};
