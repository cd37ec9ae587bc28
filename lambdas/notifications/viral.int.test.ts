import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { newId } from '../table/ids.ts';
import { query } from '../table/table.ts';
import { cost, withCost } from '../telemetry.ts';
import { type Member, newMember, newMembers } from '../testing/calls/client.ts';
import { settled } from '../testing/settled.ts';
import { hasTable } from '../testing/system.ts';
import { notificationKeys } from './store/keys.ts';
import { changeNotifications } from './store/notify.ts';

const { list, read } = contract.notifications;
const dismiss = contract.notifications.delete;

/** In one batch of the stream. */
const BATCH = 1_000;
const LIKES = 10 * BATCH;

describe.skipIf(!hasTable)(`a post with ${LIKES} likes`, () => {
  let author: Member;
  let fan: Member;
  let written: number;

  beforeAll(async () => {
    author = await newMember('founder');
    [fan] = (await newMembers(1)) as [Member];
    const post = await author.post('Everybody likes this');
    const { postId, senderId } = { postId: post._id, senderId: fan.user._id };
    written = 0;
    const start = Date.now() - LIKES;
    for (let done = 0; done < LIKES; done += BATCH) {
      const batch = Array.from({ length: BATCH }, (_, at) => ({
        kind: 'add' as const,
        // The newest are of somebody whom the list can show.
        notification: {
          _id: newId(start + done + at),
          type: 'post_like' as const,
          senderId: done + at >= LIKES - 3 ? senderId : newId(),
          postId,
        },
      }));
      const spent = await withCost(async () => {
        await changeNotifications(author.user._id, batch);
        return cost().wru;
      });
      written += spent;
    }
    await settled();
  }, 120_000);

  it('is one row, at little more than three write units a like', async () => {
    const { body, headers, cost: spent } = await author.call(list, { query: { grouped: '1', limit: 20 } });
    expect(body).toMatchObject([{ actorCount: LIKES, ids: { length: 16 } }]);
    expect(headers.get('x-unread-count')).toBe(String(LIKES));
    expect(spent.rru).toBeLessThanOrEqual(12);
    // Two, and one in the index by senders, where those stand that no like causes.
    expect(written / LIKES).toBeLessThanOrEqual(3.2);
  });

  it('is read and deleted for the same as any other row', async () => {
    const [row] = (await author.call(list, { query: { grouped: '1' } })).body;
    const params = { notificationId: row?._id ?? '' };
    const asRead = await author.call(read, { params, query: { grouped: '1' } });
    expect(asRead.cost.wru).toBeLessThanOrEqual(6);
    const deleted = await author.call(dismiss, { params, query: { grouped: '1' } });
    expect(deleted.cost.wru).toBeLessThanOrEqual(8);
    const { body, headers } = await author.call(list, { query: { grouped: '1' } });
    expect([body, headers.get('x-unread-count')]).toEqual([[], '0']);
    await settled();
    const { items } = await query<{ dismissed?: true }>({
      KeyConditionExpression: 'pk = :list',
      ExpressionAttributeValues: { ':list': notificationKeys.list(author.user._id, 'reactions') },
    });
    expect(items.every(({ dismissed }) => dismissed)).toBe(true);
  });
});
