import { writeArchive } from '../archive/store/archives.ts';
import { archiveSweeps } from '../archive/sweeps.ts';
import { connectionJobs } from '../connections/jobs.ts';
import { connectionSweeps } from '../connections/sweeps.ts';
import { conversationJobs } from '../conversations/jobs/handlers.ts';
import { shownByConversation } from '../conversations/shown-files.ts';
import { conversationSweeps } from '../conversations/sweeps.ts';
import { deckJobs } from '../decks/jobs/handlers.ts';
import { shownByDeck } from '../decks/shown-files.ts';
import { deckSweeps } from '../decks/sweeps.ts';
import { hidingJobs } from '../hiding/jobs/handlers.ts';
import { hidingSweeps } from '../hiding/sweeps.ts';
import { jobWorker } from '../jobs/worker.ts';
import { sendMailJob } from '../mail/orders.ts';
import { mediaJobs } from '../media/cleanup.ts';
import { sweepFiles } from '../media/sweep-files.ts';
import { memberJobs } from '../members/jobs/handlers.ts';
import { shownByProfile } from '../members/shown-files.ts';
import { notificationJobs } from '../notifications/jobs/handlers.ts';
import { notificationSweeps } from '../notifications/sweeps.ts';
import { passkeySweeps } from '../passkeys/sweeps.ts';
import { pipelineSweeps } from '../pipeline/sweeps.ts';
import { postCopies } from '../posts/copies.ts';
import { postJobs } from '../posts/jobs/handlers.ts';
import { shownByPost } from '../posts/shown-files.ts';
import { postSweeps } from '../posts/sweeps.ts';
import { preferenceSweeps } from '../preferences/sweeps.ts';
import { shownByPreview } from '../previews/shown-files.ts';
import { projectCopies } from '../projects/copies.ts';
import { projectJobs } from '../projects/jobs/handlers.ts';
import { shownByProject } from '../projects/shown-files.ts';
import { projectSweeps } from '../projects/sweeps.ts';
import { pushSweeps } from '../push/sweeps.ts';
import { recoveryCodeSweeps } from '../recovery-codes/sweeps.ts';
import { reportSweeps } from '../reports/sweeps.ts';
import { savedSweeps } from '../saved/sweeps.ts';
import { searchCopies } from '../search/copies.ts';
import { searchSweeps } from '../searches/sweeps.ts';

const refreshers = [...postCopies, ...projectCopies, ...searchCopies];

const sweeps = [
  ...connectionSweeps,
  ...conversationSweeps,
  ...postSweeps,
  ...projectSweeps,
  ...deckSweeps,
  ...savedSweeps,
  ...pipelineSweeps,
  ...searchSweeps,
  ...notificationSweeps,
  ...preferenceSweeps,
  ...pushSweeps,
  ...reportSweeps,
  ...passkeySweeps,
  ...recoveryCodeSweeps,
  ...hidingSweeps,
  ...archiveSweeps,
  sweepFiles,
];

/** Works on the jobs of all resources but mails and archives. */
export const handler = jobWorker(
  [
    ...memberJobs({ refreshers, sweeps }),
    ...connectionJobs,
    ...conversationJobs,
    ...postJobs,
    ...projectJobs,
    ...deckJobs,
    ...notificationJobs,
    ...hidingJobs,
    ...mediaJobs([
      shownByPost,
      shownByProject,
      shownByDeck,
      shownByConversation,
      shownByPreview,
      shownByProfile,
    ]),
  ],
  [writeArchive, sendMailJob],
);
