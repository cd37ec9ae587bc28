import { connections } from '../../shared/api/connections.ts';
import { handle } from '../http/handle.ts';
import { connectionsPage } from './page.ts';

export const handler = handle(connections.list, ({ member, query }) =>
  connectionsPage(member, connections.list.name, member._id, query),
);
