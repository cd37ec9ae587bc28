import { projects } from '../../shared/api/projects.ts';
import { projects as texts } from '../../shared/texts.ts';
import { CLEAN_UP_AFTER, newJob, openJobLater } from '../data/jobs.ts';
import { changePoster } from '../data/project-changes.ts';
import { handle } from '../http/handle.ts';
import { claim } from '../media/claim.ts';
import { ownProject } from './founder.ts';

export const handler = handle(projects.setPoster, async ({ member, params, body, newId }) => {
  const { projectId } = params;
  const memberId = member._id;
  const before = (await ownProject(projectId, memberId, texts.founderOnlyEdit)).poster;
  const answer = (poster: string) => ({ message: texts.posterUpdated, poster });
  if (body.poster === before) return answer(before);

  const wanted = body.poster === '' ? [] : [{ kind: 'poster' as const, source: body.poster }];
  const { paths, store } = await claim(wanted, { memberId, newId });
  const [poster = ''] = paths;
  // Written down first: whichever of the two the project does not show by then is deleted.
  const left = [before, ...paths].filter((path) => path !== '');
  await openJobLater(newJob('drop-media', { memberId, projectId, paths: left }), CLEAN_UP_AFTER);
  await store();
  await changePoster(projectId, poster);
  return answer(poster);
});
