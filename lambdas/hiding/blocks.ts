import { hiding } from '../../shared/api/hiding.ts';
import { handle } from '../http/handle.ts';
import { hiddenPage } from './hidden-page.ts';

export const handler = handle(hiding.blocks, ({ member, query }) => hiddenPage('block', member._id, query));
