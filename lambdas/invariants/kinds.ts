import { archiveKeys } from '../archive/store/keys.ts';
import { auditKeys } from '../audit/keys.ts';
import { connectionKeys } from '../connections/store/keys.ts';
import { conversationKinds } from '../conversations/store/keys.ts';
import { deckKinds } from '../decks/store/keys.ts';
import { passkeyKeys } from '../factors/passkeys/keys.ts';
import { recoveryCodeKeys } from '../factors/recovery-codes/keys.ts';
import { httpKeys } from '../http/keys.ts';
import { jobKinds } from '../jobs/keys.ts';
import { liveKeys } from '../live/keys.ts';
import { mailKeys } from '../mail/store/keys.ts';
import { memberKinds } from '../members/store/keys.ts';
import { notificationKeys } from '../notifications/store/keys.ts';
import { pipelineKinds } from '../pipeline/keys.ts';
import { postKinds } from '../posts/store/keys.ts';
import { preferenceKinds } from '../preferences/store/keys.ts';
import { previewKinds } from '../previews/store/keys.ts';
import { projectKinds } from '../projects/store/keys.ts';
import { listingKinds } from '../projects/store/listing/keys.ts';
import { pushKeys } from '../push/store/keys.ts';
import { reportKeys } from '../reports/store/keys.ts';
import { roleListingKinds } from '../roles/store/listing/keys.ts';
import { saveKinds } from '../saves/keys.ts';
import { searchKinds } from '../search/store/keys.ts';
import { savedSearchKinds } from '../searches/keys.ts';
import { markerKey } from '../table/idempotency-marker.ts';
import type { Key } from '../table/key.ts';
import { visibilityKeys } from '../visibility/keys.ts';

/** What tells the items of one kind from others. */
export interface Kind {
  /** Pattern of the partition key. */
  pk: string;
  /** Pattern of the sort key. */
  sk: string;
  isFollowed: boolean;
  valuesOf(key: Key): Record<string, string> | undefined;
}

const NOUNS = {
  members: memberKinds,
  accounts: httpKeys,
  passkeys: passkeyKeys,
  recoveryCodes: recoveryCodeKeys,
  archives: archiveKeys,
  connections: connectionKeys,
  conversations: conversationKinds,
  visibility: visibilityKeys,
  notifications: notificationKeys,
  preferences: preferenceKinds,
  previews: previewKinds,
  push: pushKeys,
  saves: saveKinds,
  pipeline: pipelineKinds,
  posts: postKinds,
  projects: projectKinds,
  decks: deckKinds,
  listing: listingKinds,
  roleListing: roleListingKinds,
  search: searchKinds,
  searches: savedSearchKinds,
  reports: reportKeys,
  audit: auditKeys,
  jobs: jobKinds,
  live: liveKeys,
  mail: mailKeys,
  idempotency: { markerKey },
};

const isKind = (value: unknown): value is Kind => typeof value === 'function' && 'valuesOf' in value;

/** Every kind of item that the table may hold, by its name. */
export const KINDS: ReadonlyMap<string, Kind> = new Map(
  Object.entries(NOUNS).flatMap(([noun, kinds]) =>
    Object.entries(kinds).flatMap(([name, kind]: [string, unknown]): [string, Kind][] =>
      isKind(kind) ? [[`${noun}.${name}`, kind]] : [],
    ),
  ),
);
