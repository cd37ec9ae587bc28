import type { passkeyKeys } from '../factors/passkeys/keys.ts';
import { sweepPasskeys } from '../factors/passkeys/passkeys.ts';
import { forOwnedKinds } from '../members/owned-kinds.ts';

export const passkeySweeps = forOwnedKinds<typeof passkeyKeys>()({ passkey: sweepPasskeys });
