import { auth } from '../../shared/api/auth.ts';
import { handle } from '../http/handle.ts';
import { presentSelf } from './present-self.ts';

export const handler = handle(auth.me, ({ member }) => presentSelf(member._id));
