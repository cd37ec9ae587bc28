import { projects } from '../../shared/api/projects.ts';
import { APPLICATIONS_PAGE } from '../../shared/limits.ts';
import {
  type ApplicationStage,
  type AskedStage,
  applicationStage,
} from '../../shared/model/application-progress.ts';
import type { ReceivedSort } from '../../shared/model/project.ts';
import { stagesOf } from '../../shared/rules/projects/asked-stages.ts';
import { handle } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';
import { getMany } from '../table/batch.ts';
import type { ViewingMember } from '../visibility/viewer.ts';
import { withApplicants } from './store/applications/details.ts';
import { byMatch, matchOf, readSeekers } from './store/applications/matches.ts';
import { stageOf } from './store/applications/progress.ts';
import {
  besides,
  type Received,
  readPlaced,
  readReceived,
  waitingFirst,
} from './store/applications/received.ts';
import { projectKeys } from './store/keys.ts';
import { medianHours } from './store/replies.ts';
import { presentReceivedApplication } from './views/applications.ts';

/** Projects whose newest answers tell how fast their founder answers: those with the newest applications. */
const PROJECTS_LOOKED_AT = 20;

/** Whether a stage is one that was asked for; all are when none was. */
function askedFor(asked: AskedStage | undefined): (stage: ApplicationStage) => boolean {
  const stages = asked ? stagesOf(asked) : applicationStage.options;
  return (stage) => stages.includes(stage);
}

/** How many applications have come to each stage. */
function countByStage(all: Received[]): Record<ApplicationStage, number> {
  const groups = Map.groupBy(all, ({ stage }) => stage);
  return Object.fromEntries(
    applicationStage.options.map((stage) => [stage, groups.get(stage)?.length ?? 0]),
  ) as Record<ApplicationStage, number>;
}

async function ownMedianHours(all: Received[]): Promise<number | null> {
  const ids = [...new Set(all.map(({ projectId }) => projectId))].slice(0, PROJECTS_LOOKED_AT);
  const found = await getMany(ids.map(projectKeys.replies));
  return medianHours({ replies: found.flatMap(({ replies }) => replies) });
}

function inOrder(founder: ViewingMember, received: Received[], sort: ReceivedSort) {
  if (sort === 'match') return byMatch(founder, received);
  return sort === 'waiting' ? waitingFirst(received) : received;
}

export const handler = handle(projects.received, async ({ member, query: { status, role, sort, page } }) => {
  const all = await readReceived(member);
  const ofRole = role ? all.filter(({ roleId }) => roleId === role) : all;
  const isAsked = askedFor(status);
  const ofStage = ofRole.filter(({ stage }) => isAsked(stage));
  const wanted = await inOrder(member, ofStage, sort === 'match' && !role ? 'latest' : sort);
  const totalPages = Math.ceil(wanted.length / APPLICATIONS_PAGE);
  const currentPage = Math.max(1, Math.min(page, totalPages));
  const places = wanted.slice((currentPage - 1) * APPLICATIONS_PAGE, currentPage * APPLICATIONS_PAGE);
  const [found, medianReplyHours] = await Promise.all([readPlaced(places), ownMedianHours(all)]);
  // The founder has decided about some a moment ago.
  const shown = found.filter((application) => isAsked(stageOf(application)));
  const earlier = new Map(shown.map((application) => [application._id, besides(all, application)]));
  const ids = new Set([...shown, ...[...earlier.values()].flat()].map(({ projectId }) => projectId));
  const listed = await getMany([...ids].map(projectKeys.project));
  // What was handed over stands in the list of its new founder a moment later.
  const own = listed.filter(({ founder }) => founder._id === member._id);
  const details = await withApplicants(member, shown, own);
  const seekers = await readSeekers(details.map(({ applicant }) => applicant));
  const names = new Map(own.map(({ _id, name }) => [_id, name]));
  return new Reply(
    {
      applications: details.map((detail) =>
        presentReceivedApplication(detail, {
          besides: earlier.get(detail.application._id) ?? [],
          names,
          match: matchOf(detail.project, detail.application.roleId, seekers.get(detail.application.memberId)),
        }),
      ),
      counts: countByStage(ofRole),
      totalApplications: wanted.length,
      totalPages,
      currentPage,
      medianReplyHours,
    },
    { nextPage: currentPage < totalPages ? currentPage + 1 : undefined },
  );
});
