import { client as bucket } from '../../../lambdas/media/bucket.ts';
import { takeClock } from './clock.ts';
import { Community, replay } from './history.ts';
import { memberSteps, seedAdmin } from './seed-members.ts';
import { allPostSteps } from './seed-posts.ts';
import { allProjectSteps } from './seed-projects.ts';
import { relationSteps } from './seed-relations.ts';

/** Lets the demo community do in the order of time what it has done in a year, each step at its own time. */
export async function seedCommunity(): Promise<void> {
  const clock = takeClock();
  const community = new Community();
  const steps = [
    ...(await memberSteps(community, clock)),
    ...relationSteps(community, clock),
    ...allPostSteps(community, clock),
    ...allProjectSteps(community, clock),
  ];
  await replay(steps, (at) => {
    // The bucket refuses signatures that are not of its own time.
    bucket.config.systemClockOffset = clock.moveTo(at);
  });
  clock.moveTo(clock.now);
  // Last, because its presence says that the community is complete.
  await seedAdmin();
}
