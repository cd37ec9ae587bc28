import type { passkeyKeys } from '../factors/passkeys/keys.ts';
import { readPasskeys } from '../factors/passkeys/passkeys.ts';
import type { ArchivePart } from '../members/archive-part.ts';
import { forOwnedKinds } from '../members/owned-kinds.ts';
import { presentPasskey } from './view.ts';

/** Without the keys: they are of no use to anybody but us. */
const passkeys: ArchivePart = {
  file: 'passkeys.json',
  async *rows({ _id: memberId }) {
    yield (await readPasskeys(memberId)).map(presentPasskey);
  },
};

export const passkeyArchive = forOwnedKinds<typeof passkeyKeys>()({ passkey: passkeys });
