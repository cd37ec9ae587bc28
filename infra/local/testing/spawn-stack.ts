import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { SETTLED_PATH } from '../settled.ts';
import type { DeliveryName } from './deliveries.ts';

const PROGRAM = join(import.meta.dirname, 'stack-process.ts');

export interface SpawnedStack {
  url: string;
  /** Environment variables for processes that use its table and bucket themselves. */
  environment: Record<string, string>;
  process: ChildProcess;
  settled(): Promise<void>;
  /** Ends it and waits until the data folder is free. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

interface SpawnOptions {
  delivery?: DeliveryName;
  environment?: Record<string, string>;
}

/** Starts the whole local stack in a process of its own. */
export async function spawnStack(
  folder: string,
  { delivery = 'clean', environment: settings = {} }: SpawnOptions = {},
): Promise<SpawnedStack> {
  const child = spawn(process.execPath, [PROGRAM, folder, delivery], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Functions that are made to stop would fill the screen.
    env: { ...process.env, AWS_LAMBDA_LOG_LEVEL: 'FATAL', ...settings },
  });
  const [text] = await once(child.stdout, 'data');
  const { url, environment } = JSON.parse(String(text));
  return {
    url,
    environment,
    process: child,
    async settled() {
      await fetch(url + SETTLED_PATH);
    },
    async stop(signal) {
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    },
  };
}
