import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { readTable } from '../invariants/read-table.ts';
import { tracesOf } from '../invariants/traces.ts';
import { listed } from '../media/bucket.ts';
import { foldersOf } from '../media/file-keys.ts';
import { tableName } from '../table/table.ts';
import { type Member, newMember, PASSWORD } from '../testing/calls/client.ts';
import { finishJobs } from '../testing/invariants.ts';
import { hasTable } from '../testing/system.ts';
import { live, must } from '../testing/things/life.ts';

const { archive, hiding, users } = contract;

/** Blocks and mutes others, and is blocked and muted by them. */
async function part(leaver: Member): Promise<void> {
  const [one, other] = await Promise.all([newMember(), newMember()]);
  for (const route of [hiding.mute, hiding.block]) {
    await must(leaver.call(route, { params: { userId: one.user._id } }));
    await must(other.call(route, { params: { userId: leaver.user._id } }));
  }
}

describe.skipIf(!hasTable)('a member who has left', () => {
  it('leaves no trace in table and bucket, but for counters that go by themselves', async () => {
    const [leaver, friend, founder] = await Promise.all([
      newMember('job_seeker'),
      newMember('investor'),
      newMember('founder'),
    ]);
    await live(leaver, friend, founder);
    await part(leaver);
    await must(leaver.call(archive.request));
    await finishJobs();
    const { username, _id } = leaver.user;
    await must(leaver.call(users.delete, { params: { username }, body: { password: PASSWORD } }));
    await finishJobs();

    const client = new DynamoDBClient({});
    const items = await readTable(client, tableName());
    client.destroy();
    const now = Date.now() / 1_000;
    for (const name of [_id, username]) expect(tracesOf(items, name, now).left).toEqual([]);
    for (const folder of foldersOf(_id)) expect((await listed(folder)).keys).toEqual([]);
  });
});
