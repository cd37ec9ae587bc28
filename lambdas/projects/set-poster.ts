import { projects } from '../../shared/api/projects.ts';
import { projects as texts } from '../../shared/texts/projects/projects.ts';
import { handle } from '../http/handle.ts';
import { claim } from '../media/claim.ts';
import { dropUnlessShown } from '../media/dropped-files.ts';
import { changePoster } from './store/changes.ts';
import { readOwnProject } from './store/founder.ts';

const answer = (poster: string) => ({ message: texts.posterUpdated, poster });

export const handler = handle(
  projects.setPoster,
  async ({ member, params, body, newId, effect, saveForReplay }) => {
    const { projectId } = params;
    const memberId = member._id;
    const before = (await readOwnProject(projectId, member, texts.founderOnlyEdit)).poster;
    saveForReplay(before);
    if (body.poster === before) return answer(before);

    const wanted = body.poster === '' ? [] : [{ kind: 'poster' as const, source: body.poster }];
    const { files, store } = await claim(effect, wanted, { memberId, newId });
    const poster = files[0]?.path ?? '';
    saveForReplay(poster);
    const left = [before, poster].filter((path) => path !== '');
    await dropUnlessShown({ memberId, projectId, paths: left });
    await store();
    await changePoster(effect, projectId, poster);
    return answer(poster);
  },
  (_, poster) => answer(poster),
);
