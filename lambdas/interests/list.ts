import { interests } from '../../shared/api/interests.ts';
import { interests as texts } from '../../shared/texts/interests/interests.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';
import { handle } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';
import { readCards } from '../members/store/members.ts';
import { NotFounderError } from '../projects/store/errors.ts';
import { readInterests } from '../projects/store/interests.ts';
import { readProject } from '../projects/store/projects.ts';
import { presentRow } from './view.ts';

export const handler = handle(interests.list, async ({ member, params: { projectId }, query }) => {
  const list = `${interests.list.name} ${projectId}`;
  const before = await decodeCursor(list, query.cursor);
  const [project, { items, more }] = await Promise.all([
    readProject(member, projectId),
    readInterests(projectId, { before, limit: query.limit }),
  ]);
  // A founder who has another role at present can still read.
  if (project.founder._id !== member._id) throw new NotFounderError(texts.founderOnly);
  const cards = await readCards(
    member,
    items.map(({ memberId }) => memberId),
  );
  const rows = items.flatMap((item) => {
    const card = cards.get(item.memberId);
    return card ? [presentRow(item, card)] : [];
  });
  const last = items.at(-1);
  return new Reply(rows, { next: more && last ? await encodeCursor(list, last.at) : undefined });
});
