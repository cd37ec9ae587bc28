import type { Passkey } from '../../shared/model/passkey.ts';
import type { PasskeyItem } from '../factors/passkeys/items.ts';

/** A passkey as its owner sees it. */
export const presentPasskey = ({ _id, name, createdAt, lastUsedAt, synced }: PasskeyItem): Passkey => ({
  _id,
  name,
  createdAt,
  lastUsedAt,
  synced,
});
