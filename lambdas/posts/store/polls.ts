import { DAY } from '../../../shared/limits.ts';
import type { NewPoll } from '../../../shared/model/new-post.ts';
import { idTime } from '../../table/ids.ts';
import type { PollQuestion } from './items.ts';

/** A poll as its post holds it, open for some days from when the post was written. */
export const pollOf = (postId: string, { options, days }: NewPoll): PollQuestion => ({
  options: options.map((text, i) => ({ _id: `option${i + 1}`, text })),
  closesAt: new Date(idTime(postId) + days * DAY).toISOString(),
});

export const isClosed = ({ closesAt }: PollQuestion): boolean => Date.parse(closesAt) <= Date.now();
