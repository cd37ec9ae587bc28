import { archiveWorker } from '../archive/worker.ts';
import { sessionsPart } from '../auth/archive.ts';
import { connectionArchive } from '../connections/archive.ts';
import { conversationArchive } from '../conversations/archive.ts';
import { deckArchive } from '../decks/archive.ts';
import { hidingArchive } from '../hiding/archive.ts';
import { profilePart } from '../members/archive.ts';
import { notificationArchive } from '../notifications/archive.ts';
import { passkeyArchive } from '../passkeys/archive.ts';
import { pipelineArchive } from '../pipeline/archive.ts';
import { postArchive } from '../posts/archive.ts';
import { preferenceArchive } from '../preferences/archive.ts';
import { projectArchive } from '../projects/archive.ts';
import { pushArchive } from '../push/archive.ts';
import { recoveryCodeArchive } from '../recovery-codes/archive.ts';
import { reportArchive } from '../reports/archive.ts';
import { savedArchive } from '../saved/archive.ts';
import { searchArchive } from '../searches/archive.ts';

/** Writes the archives of members: everything that any resource keeps of them. */
export const handler = archiveWorker([
  profilePart,
  sessionsPart,
  ...passkeyArchive,
  ...recoveryCodeArchive,
  ...connectionArchive,
  ...conversationArchive,
  ...postArchive,
  ...projectArchive,
  ...deckArchive,
  ...savedArchive,
  ...pipelineArchive,
  ...searchArchive,
  ...notificationArchive,
  ...preferenceArchive,
  ...pushArchive,
  ...reportArchive,
  ...hidingArchive,
]);
