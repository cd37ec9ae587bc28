import { Readable } from 'node:stream';
import {
  DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { jobKeys } from '../jobs/keys.ts';
import { logger } from '../logger.ts';
import { remove } from '../media/bucket.ts';
import { everyKey, openObject, putStream } from '../media/streams.ts';
import { MEMBER_ID } from '../testing/people/cookie.ts';
import '../testing/environment.ts';
import { memberKeys } from '../members/store/keys.ts';
import { readStoredCard } from '../members/store/members.ts';
import { sqsEvent } from '../testing/calls/sqs-event.ts';
import { memberItem } from '../testing/people/members.ts';
import type { ArchiveJob } from './store/archives.ts';
import { archiveWorker } from './worker.ts';

vi.mock('../media/bucket.ts');
vi.mock('../media/streams.ts');
vi.mock('../members/store/members.ts');
const parts = [
  {
    file: 'rows.json',
    async *rows() {
      yield [{ a: 1 }];
      await Promise.resolve();
      if (fails) throw new Error('the table cannot be reached');
      yield [{ a: 2 }];
    },
  },
];

let fails = false;
const table = mockClient(DynamoDBDocumentClient);
const told = vi.spyOn(logger, 'error').mockImplementation(() => {});

const JOB_ID = `write-archive#${MEMBER_ID}`;
const job = (failures = 0): ArchiveJob => ({
  jobId: JOB_ID,
  begun: 'begun',
  kind: 'write-archive',
  about: { memberId: MEMBER_ID, archiveId: 'mine' },
  pass: 1,
  failures,
});
const stored = (item: object | undefined) =>
  table.on(GetCommand, { Key: jobKeys.job(JOB_ID) }).resolves({ ...(item && { Item: item }) });

const refused = Object.assign(new Error(), { name: 'ConditionalCheckFailedException' });
const work = () => archiveWorker(parts)(sqsEvent(JSON.stringify({ jobId: JOB_ID })));
const failed = { batchItemFailures: [{ itemIdentifier: 'message-0' }] };
const done = { batchItemFailures: [] };
const updates = () => table.commandCalls(UpdateCommand).map(({ args }) => args[0].input.UpdateExpression);
/** The state in which the archive was left, if in any. */
const endedAs = () =>
  table
    .commandCalls(TransactWriteCommand)
    .map(({ args }) => args[0].input.TransactItems?.[0]?.Update?.ExpressionAttributeValues?.[':state']);

beforeEach(() => {
  vi.resetAllMocks();
  table.reset();
  table.onAnyCommand().resolves({});
  fails = false;
  stored(job());
  vi.mocked(readStoredCard).mockResolvedValue({ ...memberKeys.card(MEMBER_ID), ...memberItem() });
  vi.mocked(everyKey).mockImplementation(async function* () {
    yield [`media/${MEMBER_ID}/a.png`];
  });
  vi.mocked(openObject).mockImplementation(async () => Readable.from([Buffer.from('picture')]));
  vi.mocked(putStream).mockImplementation(async (_key, content) => {
    let bytes = 0;
    for await (const chunk of content) bytes += chunk.length;
    return bytes;
  });
});

describe('the worker of archives', () => {
  it('writes the archive of a job that it has claimed, and deletes earlier ones', async () => {
    expect(await work()).toEqual(done);
    expect(updates()).toEqual(['SET restsUntil = :until ADD failures :one']);
    expect(endedAs()).toEqual(['ready']);
    expect(remove).toHaveBeenCalledWith([`media/${MEMBER_ID}/a.png`]);
  });

  it('leaves a job that is done, or that another worker is at', async () => {
    table.on(UpdateCommand).rejects(refused);
    expect(await work()).toEqual(done);
    stored(undefined);
    expect(await work()).toEqual(done);
    expect(putStream).not.toHaveBeenCalled();
  });

  it.each<[string, () => void]>([
    [
      'something cannot be read',
      () => {
        fails = true;
      },
    ],
    ['the bucket takes nothing', () => void vi.mocked(putStream).mockRejectedValue(new Error('no bucket'))],
    [
      'the bucket stops taking in the middle',
      () =>
        vi.mocked(putStream).mockImplementation(async (_key, content) => {
          for await (const _ of content) throw new Error('no bucket');
          return 0;
        }),
    ],
    [
      'a file breaks off',
      () =>
        vi.mocked(openObject).mockImplementation(
          async () =>
            new Readable({
              read() {
                this.destroy(new Error('connection lost'));
              },
            }),
        ),
    ],
  ])('gives it back when %s', async (_, break_) => {
    break_();
    expect(await work()).toEqual(failed);
    expect(updates().at(-1)).toBe('REMOVE restsUntil');
    expect(endedAs()).toEqual([]);
    expect(told).toHaveBeenCalledWith('archive failed', expect.anything());
  });

  it('leaves a file out that is deleted meanwhile', async () => {
    vi.mocked(openObject).mockResolvedValue(undefined);
    expect(await work()).toEqual(done);
    expect(endedAs()).toEqual(['ready']);
  });

  it('gives an archive up after five tries, and says so', async () => {
    stored(job(5));
    expect(await work()).toEqual(done);
    expect(putStream).not.toHaveBeenCalled();
    expect(endedAs()).toEqual(['failed']);
    expect(told).toHaveBeenCalledWith('archive was given up', { jobId: JOB_ID });
  });
});
