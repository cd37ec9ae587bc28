import type { ArchivePart } from '../members/archive-part.ts';
import { forOwnedKinds } from '../members/owned-kinds.ts';
import type { preferenceKinds } from './store/keys.ts';
import { readPreferences } from './store/preferences.ts';

const preferences: ArchivePart = { file: 'preferences.json', value: ({ _id }) => readPreferences(_id) };

const nothing: ArchivePart[] = [];

export const preferenceArchive = forOwnedKinds<typeof preferenceKinds>()({
  preferences: [preferences],
  // Says no more than they do.
  digest: nothing,
}).flat();
