import { client as bucket } from '../../lambdas/media/bucket.ts';
import { mockClock } from './clock.ts';
import { Community, replay } from './history.ts';
import { allConversationSteps } from './seed-conversations.ts';
import { memberSteps, seedAdmin } from './seed-members.ts';
import { allPostSteps } from './seed-posts.ts';
import { allProjectSteps } from './seed-projects.ts';
import { relationSteps } from './seed-relations.ts';

/**
 * Replays a year of the demo community in order of time, each step with the clock set to its time.
 *
 * @param settled waits until all that follows from the steps so far has happened
 */
export async function seedCommunity(settled: () => Promise<void>): Promise<void> {
  const clock = mockClock();
  const community = new Community();
  const steps = [
    ...(await memberSteps(community, clock)),
    ...relationSteps(community, clock),
    ...allPostSteps(community, clock),
    ...allProjectSteps(community, clock),
    ...allConversationSteps(community, clock),
  ];
  await replay(steps, {
    settled,
    moveTo(at) {
      // The bucket verifies signatures against the real time.
      bucket.config.systemClockOffset = clock.moveTo(at);
    },
  });
  clock.moveTo(clock.now);
  // Last, because the administrator marks a complete seed.
  await seedAdmin();
  await settled();
}
