import { forOwnedKinds } from '../users/owned-kinds.ts';
import type { passkeyKeys } from './store/keys.ts';
import { sweepPasskeys } from './store/passkeys.ts';

export const passkeySweeps = forOwnedKinds<typeof passkeyKeys>()({ passkey: sweepPasskeys });
