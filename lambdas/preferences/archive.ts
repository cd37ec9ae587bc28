import type { ArchivePart } from '../members/archive-part.ts';
import { forOwnedKinds } from '../members/owned-kinds.ts';
import type { preferenceKinds } from './store/keys.ts';
import { readChoices } from './store/preferences.ts';
import { presentChoices } from './view.ts';

const preferences: ArchivePart = {
  file: 'preferences.json',
  value: async ({ _id }) => presentChoices(await readChoices(_id)),
};

export const preferenceArchive = forOwnedKinds<typeof preferenceKinds>()({ preferences });
