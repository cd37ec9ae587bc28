import { connections } from '../../shared/api/connections.ts';
import { handle } from '../http/handle.ts';
import { MemberNotFoundError } from '../members/store/errors.ts';
import { findMemberId } from '../members/store/members.ts';
import { connectionsPage } from './page.ts';
import { ConnectedOnlyError } from './store/errors.ts';
import { readRelation } from './store/relations.ts';

export const handler = handle(connections.ofMember, async ({ member, params, query }) => {
  const ownerId = await findMemberId(member, params.username);
  if (!ownerId) throw new MemberNotFoundError();
  const [page, relation] = await Promise.all([
    connectionsPage(member, `${connections.ofMember.name} ${ownerId}`, ownerId, query),
    readRelation(member._id, ownerId),
  ]);
  if (ownerId !== member._id && relation?.state !== 'connected') throw new ConnectedOnlyError();
  return page;
});
