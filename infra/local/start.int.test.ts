import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const START = fileURLToPath(new URL('./start.ts', import.meta.url));

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

let dataDir: string;
let running: ChildProcess[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hearth-start-'));
  running = [];
});

afterEach(async () => {
  await Promise.all(running.map((child) => stop(child, 'SIGKILL')));
  rmSync(dataDir, { recursive: true, force: true });
});

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

interface Started {
  child: ChildProcess;
  /** The output until it was ready or had ended. */
  output: string;
  url: string;
  exitCode: number | null;
}

/** Starts the product as `npm start` does, without the SPA, and waits until it is ready or has ended. */
async function start(environment: Record<string, string> = {}): Promise<Started> {
  const child = spawn(process.execPath, [START], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', SITE: 'false', SEED: 'none', ...environment },
  });
  running.push(child);
  let output = '';
  const isReady = environment.SEED === 'demo' ? /Sign in as/ : /Hearth runs at/;
  await new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (isReady.test(output)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', () => resolve());
  });
  const url = /http:\/\/localhost:\d+/.exec(output)?.[0] ?? '';
  return { child, output, url, exitCode: child.exitCode };
}

const api = (url: string, path: string, body: unknown, cookie = '') =>
  fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

const newcomer = { name: 'Kept', username: 'kept', email: 'kept@example.com', password: 'correct horse' };

describe('the local stack', () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'keeps members, sessions and posts through a %s',
    async (signal) => {
      const first = await start();
      const signup = await api(first.url, '/auth/signup', newcomer);
      const cookie = signup.headers.get('set-cookie')?.split(';')[0] ?? '';
      const post = (await (
        await api(first.url, '/posts/create', { content: 'kept' }, cookie)
      ).json()) as object;
      await stop(first.child, signal);

      const second = await start();
      const feed = await fetch(`${second.url}/api/v1/posts`, { headers: { cookie } });
      expect(feed.status).toBe(200);
      expect(await feed.json()).toEqual([post]);
    },
  );

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'ends in order at a %s as soon as it says that it runs',
    async (signal) => {
      const { child } = await start();
      await stop(child, signal);
      expect([child.exitCode, child.signalCode]).toEqual([0, null]);
    },
  );

  it('says that the demo community is incomplete when an earlier start was stopped while it was being written', async () => {
    const first = await start();
    await api(first.url, '/auth/signup', { ...newcomer, username: 'maya' });
    await stop(first.child, 'SIGTERM');
    const second = await start({ SEED: 'demo' });
    expect(second.exitCode).toBe(1);
    expect(second.output).toMatch(/has a part of the demo community/);
    expect(second.output).not.toMatch(/\bat .*\.ts:\d+/);
  });

  it('refuses a data folder that another one uses, in clear words, and harms neither', async () => {
    const first = await start();
    const second = await start();
    expect(second.exitCode).toBe(1);
    expect(second.output).toMatch(/data folder .* is in use/);
    expect(second.output).not.toMatch(/\bat .*\.ts:\d+/);
    expect((await fetch(`${first.url}/api/v1/health`)).status).toBe(200);
  });

  it('refuses a port that another program uses, in clear words', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const { exitCode, output } = await start({ PORT: port });
    other.close();
    expect(exitCode).toBe(1);
    expect(output).toContain(`port ${port} is in use`);
    expect(output).not.toMatch(/\bat .*\.ts:\d+/);
  });

  const asks = (url: string, host: string) =>
    fetch(`${url.replace('localhost', host)}/api/v1/health`).then(
      ({ status }) => status,
      () => 'closed',
    );
  const ownAddress = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

  it('is reached from this machine only, by whatever address localhost has', async () => {
    const { url } = await start();
    expect(await Promise.all(['localhost', '127.0.0.1'].map((host) => asks(url, host)))).toEqual([200, 200]);
    if (hasIpv6) expect(await asks(url, '[::1]')).toBe(200);
    if (ownAddress) expect(await asks(url, ownAddress)).toBe('closed');
  });

  it('is reached from elsewhere when HOST says so', async () => {
    const { url } = await start({ HOST: '0.0.0.0' });
    expect(await asks(url, 'localhost')).toBe(200);
    if (ownAddress) expect(await asks(url, ownAddress)).toBe(200);
  });

  it('names the setting that is wrong', async () => {
    const { exitCode, output } = await start({ SEED: 'lots' });
    expect(exitCode).toBe(1);
    expect(output).toMatch(/SEED/);
  });
});
