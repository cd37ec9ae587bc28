import { connections } from '../../shared/api/connections.ts';
import { connectedOnly } from '../../shared/texts/members/connections.ts';
import { people } from '../../shared/texts/members/people.ts';
import { Forbidden, NotFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { findMemberId } from '../members/store/members.ts';
import { connectionsPage } from './page.ts';
import { readRelation } from './store/relations.ts';

export const handler = handle(connections.ofMember, async ({ member, params, query }) => {
  const ownerId = await findMemberId(params.username);
  if (!ownerId) throw new NotFound(people.userNotFound);
  const [page, relation] = await Promise.all([
    connectionsPage(`${connections.ofMember.name} ${ownerId}`, ownerId, query),
    readRelation(member._id, ownerId),
  ]);
  if (ownerId !== member._id && relation?.state !== 'connected') throw new Forbidden(connectedOnly());
  return page;
});
