import { describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { type Member, newMember } from '../testing/calls/client.ts';
import { expectInvariants } from '../testing/invariants.ts';

expectInvariants();

const { connections, hiding, notifications } = contract;

describe('who has been rejected', () => {
  const ask = (asker: Member, other: Member) =>
    asker.call(connections.request, { params: { userId: other.user._id } });
  const reject = async (asker: Member, other: Member) => {
    const { body } = await ask(asker, other);
    await other.call(connections.reject, { params: { requestId: body.requestId } });
  };

  it('does not start anew by taking a second request back', async () => {
    const [asker, other] = await Promise.all([newMember('founder'), newMember('investor')]);
    await reject(asker, other);
    await ask(asker, other);
    await asker.call(connections.withdraw, { params: { userId: other.user._id } });
    expect((await other.call(connections.requests)).body).toEqual([]);
    const { body } = await other.call(notifications.list);
    expect(body.filter(({ read }) => !read)).toEqual([]);
    await reject(asker, other);
    expect((await ask(asker, other)).status).toBe(429);
    // The other may change their mind.
    const { body: asked } = await ask(other, asker);
    expect((await asker.call(connections.accept, { params: { requestId: asked.requestId } })).status).toBe(
      200,
    );
  });

  it('does not start anew by blocking the other for a moment', async () => {
    const [asker, other] = await Promise.all([newMember('founder'), newMember('investor')]);
    await reject(asker, other);
    await ask(asker, other);
    const whom = { params: { userId: other.user._id } };
    await asker.call(hiding.block, whom);
    await asker.call(hiding.unblock, whom);
    expect((await other.call(connections.requests)).body).toEqual([]);
    await reject(asker, other);
    expect((await ask(asker, other)).status).toBe(429);
  });

  it('is told once of each rejection, not of one that they have taken back', async () => {
    const [asker, other] = await Promise.all([newMember('founder'), newMember('investor')]);
    await reject(asker, other);
    await ask(asker, other);
    await asker.call(connections.withdraw, { params: { userId: other.user._id } });
    const { body } = await asker.call(notifications.list);
    expect(body.filter(({ type }) => type === 'connection_rejected')).toHaveLength(1);
  });
});
