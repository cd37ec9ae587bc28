import { subscribe } from '../events/subscriber.ts';
import { dropUnlessShown } from '../media/dropped-files.ts';
import type { PreviewEvent } from './events.ts';

const on = subscribe<PreviewEvent>();

const dropPictures = on(['preview.expired'], async (events) => {
  for (const { linkId, picture } of events)
    await dropUnlessShown({ memberId: linkId, linkId, paths: [picture] });
});

export const previewSubscribers = [dropPictures];
