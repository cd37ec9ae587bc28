import { passkeys } from '../../shared/api/passkeys.ts';
import { readPasskeys } from '../factors/passkeys/passkeys.ts';
import { handle } from '../http/handle.ts';
import { presentPasskey } from './view.ts';

export const handler = handle(passkeys.list, async ({ member }) => {
  const found = await readPasskeys(member._id);
  return found.map(presentPasskey).sort((a, b) => b.createdAt.localeCompare(a.createdAt));
});
