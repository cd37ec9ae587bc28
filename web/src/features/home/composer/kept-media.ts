import { keptFiles } from '../../../api/kept-files.ts';
import type { ChosenFile } from '../../../components/files/use-files.ts';
import { mediaStore } from '../../../entities/post/tools/draft-store.ts';
import type { Draft, PollDraft } from './draft.ts';
import type { Kind } from './kinds.ts';

/** What a draft has beside its words. */
export type Media = Pick<Draft, 'kind' | 'files' | 'poll'>;

/** What is written down of it; the files themselves are kept elsewhere. */
interface Note {
  kind: Kind;
  poll: PollDraft;
  files: (Pick<ChosenFile, 'id' | 'alt'> & { name: string })[];
}

/** A file that was kept. */
export type KeptFile = Pick<ChosenFile, 'id' | 'alt' | 'file'>;

function readNote(memberId: string): Note | undefined {
  try {
    return JSON.parse(mediaStore(memberId).read() ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Reads what was kept of a member's draft, as far as the browser still has it. */
export async function readMedia(
  memberId: string,
): Promise<(Omit<Note, 'files'> & { files: KeptFile[] }) | undefined> {
  const note = readNote(memberId);
  if (!note) return undefined;
  const files = await Promise.all(
    note.files.map(async ({ id, name, alt }) => {
      const file = await keptFiles.read(id, name);
      return file ? [{ id, alt, file }] : [];
    }),
  );
  return { ...note, files: files.flat() };
}

/** Writes down what a draft has, without the content of its files. */
export function noteMedia(memberId: string, { kind, poll, files }: Media): void {
  const store = mediaStore(memberId);
  const named = files.map(({ id, alt, file: { name } }) => ({ id, alt, name }));
  if (kind === undefined) store.clear();
  else store.write(JSON.stringify({ kind, poll, files: named } satisfies Note));
}

/** Drops what was kept of a member's draft: it is posted. */
export function forgetMedia(memberId: string): void {
  for (const { id } of readNote(memberId)?.files ?? []) void keptFiles.drop(id);
  mediaStore(memberId).clear();
}
