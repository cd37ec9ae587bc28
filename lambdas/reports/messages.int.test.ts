import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { MESSAGES_BEFORE_REPORTED } from '../../shared/limits.ts';
import { conversationIdOf } from '../../shared/rules/conversation-id.ts';
import { reports as texts } from '../../shared/texts/reports/reports.ts';
import { type Member, newMember } from '../testing/calls/client.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { newAdmin } from '../testing/people/admin.ts';
import { settled } from '../testing/settled.ts';
import { hasTable } from '../testing/system.ts';
import { connect } from '../testing/things/connections.ts';
import { caseOf, reportOf } from '../testing/things/reports.ts';

expectInvariants();

const { conversations, hiding, notifications, reports } = contract;

/** Two connected members, and messages of one to the other. */
async function newPair() {
  const [writer, reader] = await Promise.all([newMember('founder'), newMember('investor')]);
  await connect(writer, reader);
  const conversationId = conversationIdOf(writer.user._id, reader.user._id);
  const write = async (text: string, from = writer, to = reader) =>
    (await from.call(conversations.start, { body: { memberId: to.user._id, text } })).body.message;
  const report = (reporter: Member, id: string) =>
    reportOf(reporter, { kind: 'message', id, conversationId, reason: 'abuse' });
  return { writer, reader, conversationId, write, report };
}

describe.skipIf(!hasTable)('a message', () => {
  let admin: Member;

  beforeAll(async () => {
    admin = await newAdmin();
  });

  const messagesOf = async (reportId: string, caller = admin) =>
    caller.call(reports.messages, { params: { reportId } });

  it('is reported by whom it was written to, and by nobody else', async () => {
    const { writer, reader, conversationId, write, report } = await newPair();
    const { _id } = await write('You fool');
    expect((await report(await newMember(), _id)).status).toBe(404);
    expect((await report(writer, _id)).status).toBe(400);
    expect((await report(reader, '-'.repeat(16))).status).toBe(404);
    expect((await report(reader, _id)).body).toEqual({ message: texts.thanks });
    expect((await report(reader, _id)).body).toEqual({ message: texts.knownReport });
    await settled();
    const found = await caseOf(admin, _id);
    expect(found).toMatchObject({
      _id: `message.${conversationId}.${_id}`,
      kind: 'message',
      thing: { text: 'You fool' },
      member: { _id: writer.user._id },
    });
  });

  it('needs its conversation', async () => {
    const { reader } = await newPair();
    const given = { kind: 'message', id: '-'.repeat(16), reason: 'abuse' } as const;
    const { status, body } = await reportOf(reader, given);
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ message: texts.required.conversationId }),
    ]);
  });

  it('is not reported by whom its writer has blocked', async () => {
    const { writer, reader, write, report } = await newPair();
    const { _id } = await write('You fool');
    await writer.call(hiding.block, { params: { userId: reader.user._id } });
    expect((await report(reader, _id)).status).toBe(404);
  });

  it('is seen by administrators with the ten before it, and with nothing else', async () => {
    const { writer, reader, conversationId, write, report } = await newPair();
    for (let i = 0; i < MESSAGES_BEFORE_REPORTED + 2; i += 1)
      await write(`Before ${i}`, ...(i % 2 ? ([writer, reader] as const) : ([reader, writer] as const)));
    const { _id } = await write('You fool');
    await write('After');
    await report(reader, _id);
    await settled();
    const reportId = `message.${conversationId}.${_id}`;
    const { body } = await messagesOf(reportId);
    expect(body.map(({ message }) => message.text)).toEqual([
      ...Array.from({ length: MESSAGES_BEFORE_REPORTED }, (_, i) => `Before ${i + 2}`),
      'You fool',
    ]);
    expect(body.at(-1)?.sender).toMatchObject({ _id: writer.user._id, name: writer.user.name });
    expect((await messagesOf(reportId, reader)).status).toBe(403);
    const other = (await write('Another')) satisfies { _id: string };
    expect((await messagesOf(`message.${conversationId}.${other._id}`)).status).toBe(404);
  });

  it('is judged as it was reported when its writer takes it back', async () => {
    const { writer, reader, conversationId, write, report } = await newPair();
    const { _id } = await write('You fool');
    await report(reader, _id);
    await writer.call(conversations.deleteMessage, { params: { conversationId, messageId: _id } });
    await settled();
    expect(await caseOf(admin, _id)).toMatchObject({ thing: null, versions: [{ text: 'You fool' }] });
  });

  it('goes from the conversation when it is removed, and its writer is told', async () => {
    const { writer, reader, conversationId, write, report } = await newPair();
    const { _id } = await write('You fool');
    await report(reader, _id);
    await settled();
    await admin.call(reports.decide, {
      params: { reportId: `message.${conversationId}.${_id}` },
      body: { action: 'remove' },
    });
    await settled();
    const { body } = await reader.call(conversations.messages, { params: { conversationId } });
    expect(body).toMatchObject([{ _id, deleted: true, text: '' }]);
    const { body: told } = await writer.call(notifications.list);
    expect(told[0]?.content).toBe(texts.removedNotice('message', 'abuse'));
  });
});
