import type { Attachment, NewAttachment } from '../../shared/model/attachment.ts';
import type { Effect } from '../table/effect.ts';
import { claim, type GoodFile, type Owner, type Wanted } from './claim.ts';
import { dropUnlessShown, type ShownAt } from './dropped-files.ts';

function wantedOf(given: NewAttachment): Wanted {
  if (given.kind === 'image') return { kind: 'post-image', source: given.url };
  if (given.kind === 'video') return { kind: 'video', source: given.url };
  return { kind: 'document', source: given.url, name: given.name };
}

function attachmentOf(given: NewAttachment, { path, contentType, name, size }: GoodFile): Attachment {
  if (given.kind === 'image') return { kind: 'image', url: path, alt: given.alt };
  if (given.kind === 'video') return { kind: 'video', url: path, contentType };
  return { kind: 'document', url: path, name, size, contentType };
}

/**
 * Stores the files of a new message or update, all of them or none. They are written down first, so that a job deletes
 * them if it does not come about.
 *
 * @param shownAt where they are to be shown
 * @returns what the message or update is to hold
 * @throws what `claim` throws
 */
export async function storeAttachments(
  effect: Effect,
  given: NewAttachment[],
  shownAt: ShownAt,
  owner: Owner,
): Promise<Attachment[]> {
  if (given.length === 0) return [];
  const { files, store } = await claim(effect, given.map(wantedOf), owner);
  await dropUnlessShown({ ...shownAt, memberId: owner.memberId, paths: files.map(({ path }) => path) });
  await store();
  return given.flatMap((one, at) => {
    const file = files[at];
    return file ? [attachmentOf(one, file)] : [];
  });
}
