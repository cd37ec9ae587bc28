import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startLambda } from './server.ts';

const invoke = vi.fn();
let client: LambdaClient;
let close: () => Promise<void>;

beforeAll(async () => {
  const server = await startLambda((name, event) => (name === 'known' ? invoke(event) : undefined));
  close = server.close;
  client = new LambdaClient({
    endpoint: server.endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
});

afterAll(async () => {
  client.destroy();
  await close();
});

const call = async (FunctionName: string) => {
  const { Payload, FunctionError } = await client.send(
    new InvokeCommand({ FunctionName, Payload: JSON.stringify({ question: 1 }) }),
  );
  return { answer: JSON.parse(Payload?.transformToString() ?? ''), FunctionError };
};

describe('invoking a function', () => {
  it('runs it, and returns its answer', async () => {
    invoke.mockResolvedValue({ answer: 2 });
    expect(await call('known')).toEqual({ answer: { answer: 2 }, FunctionError: undefined });
    expect(invoke).toHaveBeenCalledWith({ question: 1 });
  });

  it('says when it has failed, as Lambda does', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    invoke.mockRejectedValue(new TypeError('no'));
    expect(await call('known')).toEqual({
      answer: { errorType: 'TypeError', errorMessage: 'no' },
      FunctionError: 'Unhandled',
    });
  });

  it('is refused for a function that is not there', async () => {
    await expect(call('unknown')).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });
});
