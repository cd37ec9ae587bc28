import type { archiveKeys } from '../archive/store/keys.ts';
import type { connectionKeys } from '../connections/store/keys.ts';
import type { notificationKeys } from '../notifications/store/keys.ts';
import type { passkeyKeys } from '../passkeys/store/keys.ts';
import type { postKinds } from '../posts/store/keys.ts';
import type { projectKinds } from '../projects/store/keys.ts';
import type { recoveryCodeKeys } from '../recovery-codes/store/keys.ts';
import type { reportKeys } from '../reports/store/keys.ts';
import type { Key } from '../table/key.ts';
import type { visibilityKeys } from '../visibility/keys.ts';

/** The kinds of items whose keys name a member. */
type NamingMember<Kinds> = {
  [Name in keyof Kinds]: Kinds[Name] extends { valuesOf(key: Key): { memberId: string } | undefined }
    ? Name
    : never;
}[keyof Kinds];

/** What has to go with a member, and to come with their archive. */
export type LeftBehind = NamingMember<
  typeof connectionKeys &
    typeof postKinds &
    typeof projectKinds &
    typeof reportKeys &
    typeof notificationKeys &
    typeof passkeyKeys &
    typeof recoveryCodeKeys &
    typeof archiveKeys &
    typeof visibilityKeys
>;
