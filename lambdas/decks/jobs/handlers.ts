import { jobHandlers } from '../../jobs/kind.ts';
import { passDeck } from '../store/pass-on.ts';
import { deckJobKinds } from './kinds.ts';

export const deckJobs = jobHandlers(deckJobKinds, {
  passDeck: async ({ projectId }) => void (await passDeck(projectId)),
});
