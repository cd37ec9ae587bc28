import { itemKind } from '../../table/key.ts';
import type { ArchiveItem } from './items.ts';

export const archiveKeys = {
  archive: itemKind<ArchiveItem>()('MEMBER#{memberId}', 'ARCHIVE'),
};
