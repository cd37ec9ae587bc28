import { hiding } from '../../shared/api/hiding.ts';
import { handle } from '../http/handle.ts';
import { hiddenPage } from './hidden-page.ts';

export const handler = handle(hiding.mutes, ({ member, query }) => hiddenPage('mute', member._id, query));
