import { auth } from '../../shared/api/auth.ts';
import { handle } from '../http/handle.ts';
import { currentUser } from './current-user.ts';

export const handler = handle(auth.me, ({ member }) => currentUser(member._id));
