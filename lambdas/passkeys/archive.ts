import type { ArchivePart } from '../users/archive-part.ts';
import { forOwnedKinds } from '../users/owned-kinds.ts';
import type { passkeyKeys } from './store/keys.ts';
import { readPasskeys } from './store/passkeys.ts';
import { presentPasskey } from './view.ts';

/** Without the keys: they are of no use to anybody but us. */
const passkeys: ArchivePart = {
  file: 'passkeys.json',
  async *rows(memberId) {
    yield (await readPasskeys(memberId)).map(presentPasskey);
  },
};

export const passkeyArchive = forOwnedKinds<typeof passkeyKeys>()({ passkey: passkeys });
