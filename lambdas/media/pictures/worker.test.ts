import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import '../../testing/environment.ts';
import { FILES } from '../../testing/things/files.ts';
import { exists, put, readSmall, remove } from '../bucket.ts';
import { orderPicture } from './order.ts';
import { handler } from './worker.ts';

vi.mock('../bucket.ts', async (original) => ({
  ...(await original<typeof import('../bucket.ts')>()),
  exists: vi.fn(),
  put: vi.fn(),
  readSmall: vi.fn(),
  remove: vi.fn(),
}));

const lambda = mockClient(LambdaClient);

const KEY = 'uploads/member0000000001/upload0000000001';
const MADE = 'processed/member0000000001/upload0000000001';

const holds = (bytes: Uint8Array) =>
  vi.mocked(readSmall).mockImplementation(async (key) => (key === KEY ? bytes : undefined));
const told = (...keys: string[]) => {
  const records = keys.map((key) => ({ s3: { object: { key } } }));
  return { messageId: keys[0] ?? '', body: JSON.stringify({ Records: records }) };
};
const deliver = (...records: { messageId: string; body: string }[]) =>
  handler(JSON.parse(JSON.stringify({ Records: records })));

beforeEach(() => {
  vi.resetAllMocks();
  lambda.reset();
  vi.mocked(exists).mockResolvedValue(true);
});

describe('the media function', () => {
  it('stores what it has found out last, so that whoever finds it finds the copies', async () => {
    holds(FILES.jpeg);
    expect(await handler({ key: KEY })).toMatchObject({ width: 2, height: 2, edges: [2] });
    const keys = vi.mocked(put).mock.calls.map(([key]) => key);
    expect(keys).toEqual([`${MADE}.2.webp`, `${MADE}.json`]);
  });

  it('leaves nothing of a picture whose member has left meanwhile', async () => {
    holds(FILES.jpeg);
    vi.mocked(exists).mockResolvedValue(false);
    expect(await handler({ key: KEY })).toBeNull();
    expect(remove).toHaveBeenCalledWith([`${MADE}.json`, `${MADE}.2.webp`]);
  });

  it('understands keys as the bucket writes them, and the message by which it tries the queue out', async () => {
    holds(FILES.jpeg);
    const encoded = told(KEY.replaceAll('0', '%30'));
    expect(await deliver(encoded, { messageId: '2', body: '{"Event":"s3:TestEvent"}' })).toEqual({
      batchItemFailures: [],
    });
    expect(put).toHaveBeenCalledTimes(2);
  });

  it('is told again of those alone that it could not process', async () => {
    vi.mocked(readSmall).mockRejectedValue(new Error('no bucket'));
    expect(await deliver(told(KEY), { messageId: '2', body: '{}' })).toEqual({
      batchItemFailures: [{ itemIdentifier: KEY }],
    });
  });
});

describe('a call whose picture cannot be processed', () => {
  it.each([
    ['the function fails', () => lambda.on(InvokeCommand).resolves({ FunctionError: 'Unhandled' })],
    ['the function cannot be reached', () => lambda.on(InvokeCommand).rejects(new Error('ECONNREFUSED'))],
  ])('is a 503 when %s', async (_, given) => {
    given();
    await expect(orderPicture({ key: KEY })).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  });
});
