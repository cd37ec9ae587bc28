import { beforeAll, describe, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { type Member, newMember } from '../testing/calls/client.ts';
import { type Attempt, expectOnce } from '../testing/calls/lost-answers.ts';
import { newAdmin } from '../testing/people/admin.ts';
import { hasTable } from '../testing/system.ts';
import { caseOf, newPost, reportOf } from '../testing/things/reports.ts';

const { reports, users } = contract;

/** A post that was reported or is about to be, and what becomes of it. */
async function reportable(admin: Member): Promise<{ writer: Member; postId: string; look: Attempt['look'] }> {
  const writer = await newMember('founder');
  const { _id: postId } = await newPost(writer);
  const look = async () => {
    const open = await caseOf(admin, postId);
    const dismissed = await caseOf(admin, postId, 'dismissed');
    const profile = await admin.call(users.get, { params: { username: writer.user.username } });
    return [open?.reporters, dismissed?.reporters, profile.status];
  };
  return { writer, postId, look };
}

const given = (id: string) => ({ kind: 'post' as const, id, reason: 'spam' as const });

describe.skipIf(!hasTable)('repeated after its answer was lost, or its function had stopped anywhere', () => {
  let admin: Member;

  beforeAll(async () => {
    admin = await newAdmin();
  });

  it('a report counts once', () =>
    expectOnce(reports.create, async () => {
      const [{ postId, look }, member] = await Promise.all([reportable(admin), newMember()]);
      return { member, body: given(postId), look };
    }));

  it('a case is decided once', () =>
    expectOnce(reports.decide, async () => {
      const { postId, look } = await reportable(admin);
      await reportOf(await newMember(), given(postId));
      const reportId = (await caseOf(admin, postId))?._id ?? '';
      return { member: admin, params: { reportId }, body: { action: 'dismiss', note: '' }, look };
    }));
});
