import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  MessageRejected,
  SESv2Client,
  SendEmailCommand,
  TooManyRequestsException,
} from '@aws-sdk/client-sesv2';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE } from '../../shared/limits.ts';
import { mails } from '../../shared/texts/notifications/mails.ts';
import { jobKeys } from '../jobs/keys.ts';
import { logger } from '../logger.ts';
import type { MailJobItem } from '../mail/orders.ts';
import { readMember } from '../members/store/members.ts';
import { sqsEvent } from '../testing/calls/sqs-event.ts';
import { configure } from '../testing/environment.ts';
import { MEMBER_ID } from '../testing/people/cookie.ts';
import { memberItem } from '../testing/people/members.ts';
import { storeSecrets } from '../testing/services/secrets.ts';
import { handler } from './mail-worker.ts';

vi.mock('../members/store/members.ts');

const table = mockClient(DynamoDBDocumentClient);
const ses = mockClient(SESv2Client);
const told = vi.spyOn(logger, 'error').mockImplementation(() => {});
const noted = vi.spyOn(logger, 'info').mockImplementation(() => {});

const JOB_ID = 'send-mail#1';
/** What mails are about, as stored. */
const PASSWORD_CHANGED = { mail: 'passwordChanged', memberId: MEMBER_ID };
const VERIFY_EMAIL = { mail: 'verifyEmail', memberId: MEMBER_ID, email: 'ada@example.com' };

const job = (changes: Partial<MailJobItem> = {}): MailJobItem => ({
  jobId: JOB_ID,
  begun: 'begun',
  kind: 'send-mail',
  about: PASSWORD_CHANGED,
  pass: 1,
  ...changes,
});

const work = () => handler(sqsEvent(JSON.stringify({ jobId: JOB_ID })));
const sent = () => ses.commandCalls(SendEmailCommand).map(({ args }) => args[0].input);
const ended = () => table.commandCalls(DeleteCommand).length;
const released = () => table.commandCalls(UpdateCommand).map(({ args }) => args[0].input.UpdateExpression);
/** What was written with each claim: the claim itself, and what counts the mail. */
const claims = () =>
  table
    .commandCalls(TransactWriteCommand)
    .map(({ args }) => args[0].input.TransactItems?.map(({ Update }) => String(Update?.Key?.pk)) ?? []);
/** A transaction of which the writes at these places have failed. */
const refusing = (...at: number[]) =>
  new TransactionCanceledException({
    $metadata: {},
    message: 'cancelled',
    CancellationReasons: [0, 1, 2].map((i) => ({ Code: at.includes(i) ? 'ConditionalCheckFailed' : 'None' })),
  });
const stored = (item: object | undefined) =>
  table.on(GetCommand, { Key: jobKeys.job(JOB_ID) }).resolves({ ...(item && { Item: item }) });
const metadata = { $metadata: { httpStatusCode: 400 }, message: 'no' };
const failed = { batchItemFailures: [{ itemIdentifier: 'message-0' }] };
const done = { batchItemFailures: [] };

beforeEach(() => {
  storeSecrets();
  table.reset();
  ses.reset();
  told.mockClear();
  noted.mockClear();
  configure({ MAIL_FROM: 'Hearth <hello@hearth.test>' });
  table.onAnyCommand().resolves({});
  ses.on(SendEmailCommand).resolves({});
  stored(job());
  vi.mocked(readMember).mockResolvedValue(memberItem({ isRecoveryVerified: true }));
});

describe('a mail', () => {
  it('is claimed, sent and done with', async () => {
    expect(await work()).toEqual(done);
    expect(sent()).toEqual([
      expect.objectContaining({
        FromEmailAddress: 'Hearth <hello@hearth.test>',
        Destination: { ToAddresses: ['ada@example.com'] },
        Content: {
          Simple: expect.objectContaining({
            Subject: { Data: mails.passwordChanged.subject, Charset: 'UTF-8' },
            Headers: [{ Name: 'Auto-Submitted', Value: 'auto-generated' }],
          }),
        },
      }),
    ]);
    expect(claims()).toEqual([[jobKeys.job(JOB_ID).pk, expect.stringMatching(/^MAILED#to#[\w-]{43}#\d+$/)]]);
    expect(released()).toEqual([]);
    expect(ended()).toBe(1);
    expect(told).not.toHaveBeenCalled();
  });

  it('is not sent when its job is gone, or another worker has claimed it', async () => {
    stored(undefined);
    expect(await work()).toEqual(done);
    stored(job());
    table.on(TransactWriteCommand).rejects(refusing(0));
    expect(await work()).toEqual(done);
    expect([sent(), ended()]).toEqual([[], 0]);
  });

  it('that is being sent is left to whoever sends it', async () => {
    stored(job({ handedOverAt: Date.now() - MINUTE / 2 }));
    expect(await work()).toEqual(done);
    expect([sent(), ended()]).toEqual([[], 0]);
  });

  it('is not sent again after a crash in between, but told to the operators', async () => {
    stored(job({ handedOverAt: Date.now() - 2 * MINUTE }));
    expect(await work()).toEqual(done);
    expect([sent(), ended()]).toEqual([[], 1]);
    expect(told).toHaveBeenCalledWith('mail may not have left', expect.objectContaining({ jobId: JOB_ID }));
  });

  it.each([
    ['SES is overloaded', new TooManyRequestsException(metadata)],
    ['SES cannot be reached', Object.assign(new Error(), { code: 'ECONNREFUSED' })],
  ])('is released and tried again when %s', async (_, error) => {
    ses.on(SendEmailCommand).rejects(error);
    expect(await work()).toEqual(failed);
    expect(released()).toEqual(['REMOVE handedOverAt, claimId ADD failures :one']);
    expect(ended()).toBe(0);
  });

  it('is counted once, however often it is tried', async () => {
    stored(job({ isCounted: true }));
    expect(await work()).toEqual(done);
    expect(claims()).toEqual([[jobKeys.job(JOB_ID).pk]]);
    expect(sent()).toHaveLength(1);
  });

  it('is dropped when it is one too many, which is logged and counted without its address', async () => {
    configure({ METRICS_NAMESPACE: 'Hearth-unit' });
    table.on(TransactWriteCommand).rejects(refusing(1));
    expect(await work()).toEqual(done);
    expect([sent(), ended()]).toEqual([[], 1]);
    expect(noted).toHaveBeenCalledWith(
      'mail dropped',
      expect.objectContaining({ mail: 'passwordChanged', reason: 'recipient', limitedMails: 1 }),
    );
    expect(JSON.stringify(noted.mock.calls)).not.toContain('ada');
    configure({ METRICS_NAMESPACE: undefined });
  });

  it('is dropped when its sender has caused too many', async () => {
    vi.mocked(readMember).mockResolvedValue(memberItem());
    stored(job({ about: VERIFY_EMAIL }));
    table.on(TransactWriteCommand).rejects(refusing(2));
    expect(await work()).toEqual(done);
    expect(claims()).toEqual([
      [
        jobKeys.job(JOB_ID).pk,
        expect.stringMatching(/^MAILED#to#/),
        expect.stringContaining(`MAILED#by#${MEMBER_ID}#`),
      ],
    ]);
    expect(noted).toHaveBeenCalledWith('mail dropped', expect.objectContaining({ reason: 'sender' }));
  });

  it('goes to no address that nobody has confirmed, but for what confirms it', async () => {
    vi.mocked(readMember).mockResolvedValue(memberItem());
    expect(await work()).toEqual(done);
    expect([sent(), ended()]).toEqual([[], 1]);
    expect(noted).toHaveBeenCalledWith('mail dropped', expect.objectContaining({ reason: 'unconfirmed' }));
    stored(job({ about: VERIFY_EMAIL }));
    await work();
    expect(sent()).toHaveLength(1);
  });

  it.each([
    ['SES refuses it', new MessageRejected(metadata), 'mail was refused'],
    [
      'the answer does not come',
      Object.assign(new Error(), { name: 'TimeoutError' }),
      'mail may not have left',
    ],
    ['the connection breaks', Object.assign(new Error(), { code: 'ECONNRESET' }), 'mail may not have left'],
  ])('is told to the operators and not tried again when %s', async (_, error, line) => {
    ses.on(SendEmailCommand).rejects(error);
    expect(await work()).toEqual(done);
    expect([sent().length, ended()]).toEqual([1, 1]);
    expect(told).toHaveBeenCalledWith(line, expect.objectContaining({ mail: 'passwordChanged', error }));
  });

  it('is not sent to somebody who has left, nor to an address that takes none', async () => {
    vi.mocked(readMember).mockResolvedValue(undefined);
    await work();
    vi.mocked(readMember).mockResolvedValue(memberItem({ isRecoveryVerified: true }));
    table.on(GetCommand).resolves({ Item: { reason: 'bounce', at: '' } });
    stored(job());
    await work();
    expect([sent(), ended()]).toEqual([[], 2]);
  });

  it('does not leave a stage without a sender, which is told plainly', async () => {
    configure({ MAIL_FROM: undefined });
    expect(await work()).toEqual(done);
    expect([sent(), ended()]).toEqual([[], 1]);
    expect(told).toHaveBeenCalledWith(expect.stringMatching(/^no mail leaves/), expect.anything());
  });

  it('of a kind that this worker does not know comes again', async () => {
    stored(job({ about: { mail: 'ofALaterVersion' } }));
    expect(await work()).toEqual(failed);
    expect([sent(), ended()]).toEqual([[], 0]);
  });

  it('comes again when its message cannot be worked on', async () => {
    table.on(GetCommand).rejects(new Error('no table'));
    expect(await work()).toEqual(failed);
    expect(await handler(sqsEvent('no job'))).toEqual(failed);
  });

  it('is never written into the log', async () => {
    ses.on(SendEmailCommand).rejects(new MessageRejected(metadata));
    await work();
    expect(JSON.stringify(told.mock.calls)).not.toMatch(/ada@|token/);
  });
});
