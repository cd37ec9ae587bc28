import { connections } from '../../shared/api/connections.ts';
import { handle } from '../http/handle.ts';
import { MemberNotFoundError } from '../members/store/errors.ts';
import { readCard } from '../members/store/members.ts';
import { readRelation } from './store/relations.ts';
import { presentStatus } from './view.ts';

export const handler = handle(connections.status, async ({ member, params }) => {
  const [card, relation] = await Promise.all([
    readCard(member, params.userId),
    readRelation(member._id, params.userId),
  ]);
  if (!card) throw new MemberNotFoundError();
  return presentStatus(member._id, relation);
});
