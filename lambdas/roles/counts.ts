import { roles } from '../../shared/api/roles.ts';
import { handle } from '../http/handle.ts';
import { countRoles } from './store/counts.ts';

export const handler = handle(roles.counts, ({ query }) => countRoles(query));
