import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { leakIn } from './log-leaks.ts';
import { type SpawnedStack, spawnStack } from './spawn-stack.ts';

interface Line {
  message: string;
  trace?: string;
  traces?: string[];
  types?: string[];
  route?: string;
  jobId?: string;
}

const answer = z.object({ _id: z.string().optional() });

const dataDir = mkdtempSync(join(tmpdir(), 'hearth-traces-'));
const lines: string[] = [];
let stack: SpawnedStack;

beforeAll(async () => {
  stack = await spawnStack(dataDir, {
    environment: { AWS_LAMBDA_LOG_LEVEL: 'INFO', METRICS_NAMESPACE: 'Hearth-test', PASSWORD_HASH_COST: '4' },
    onLog: (line) => lines.push(line),
  });
});

afterAll(async () => {
  await stack.stop('SIGTERM');
  rmSync(dataDir, { recursive: true });
});

async function call(method: string, path: string, trace: string, body?: object, cookie = '') {
  const response = await fetch(`${stack.url}/api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-request-id': trace, cookie },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.ok, `${method} ${path}`).toBe(true);
  expect(response.headers.get('x-request-id')).toBe(trace);
  const { _id = '' } = answer.parse(await response.json());
  return { _id, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

const newMember = (username: string) =>
  call('POST', '/auth/signup', `joins-${username}`, {
    name: `Test ${username}`,
    username,
    email: `${username}@example.com`,
    password: 'zebrine-otaku',
  });

/** What has been logged under the id of a call, once all has happened that follows from it. */
async function followed(trace: string): Promise<Line[]> {
  await stack.settled();
  return lines
    .map((line): Line => JSON.parse(line))
    .filter((line) => line.trace === trace || line.traces?.includes(trace));
}

describe('the id that a browser gives a call', () => {
  it('is in each log line of what follows from it: a like, up to the notification of the author', async () => {
    const [ada, ben] = [await newMember('ada'), await newMember('ben')];
    const post = await call('POST', '/posts/create', 'ada-posts', { content: 'a text of Ada' }, ada.cookie);
    // One batch of events would hold both.
    await followed('ada-posts');
    await call('POST', `/posts/${post._id}/like`, 'ben-likes', { liked: true }, ben.cookie);
    expect(await followed('ben-likes')).toEqual([
      expect.objectContaining({ message: 'call', route: 'posts.like', trace: 'ben-likes' }),
      expect.objectContaining({ message: 'events', types: expect.arrayContaining(['post.liked']) }),
      expect.objectContaining({
        message: 'events',
        types: expect.arrayContaining(['notification.added', 'member.unreadChanged']),
      }),
    ]);
  });

  it('leads to the jobs, and to the mails', async () => {
    const { cookie } = await newMember('eve');
    const signup = await followed('joins-eve');
    expect(signup.map(({ message }) => message)).toEqual(expect.arrayContaining(['call', 'events', 'mail']));
    expect(signup.find(({ message }) => message === 'mail')?.jobId).toMatch(/^send-mail#/);

    await call('PUT', '/users/profile', 'eve-renames', { name: 'Test eve the second' }, cookie);
    expect(await followed('eve-renames')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ message: 'job', jobId: expect.stringMatching(/^refresh-author#/) }),
      ]),
    );
  });

  it('stands beside nothing that members have written or sign in with', () => {
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.map(leakIn).filter((leak) => leak !== undefined)).toEqual([]);
    expect(lines.join('\n')).not.toMatch(/a text of|Test (ada|ben|eve)/);
  });

  it('is the reason why a log line that does is noticed', () => {
    const line = (fields: object) =>
      JSON.stringify({ level: 'INFO', message: 'call', timestamp: new Date(), service: 'hearth', ...fields });
    expect(leakIn(line({ route: 'posts.like' }))).toBeUndefined();
    expect(leakIn(line({ error: 'no ada@example.com' }))).toBe('an e-mail address');
    expect(leakIn(line({ error: 'hearth=abc' }))).toBe('a cookie');
    expect(leakIn(line({ body: { content: 'a text' } }))).toMatch(/body/);
    expect(leakIn(line({ memberId: 'Ada Lovelace wrote' }))).toMatch(/memberId/);
  });
});
