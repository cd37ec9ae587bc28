import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { SETTLED_PATH } from '../settled.ts';
import type { DeliveryName } from './deliveries.ts';

const PROGRAM = join(import.meta.dirname, 'stack-process.ts');

export interface SpawnedStack {
  url: string;
  process: ChildProcess;
  settled(): Promise<void>;
  /** Ends it and waits until the data folder is free. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Starts the whole local stack in a process of its own. */
export async function spawnStack(folder: string, delivery: DeliveryName = 'clean'): Promise<SpawnedStack> {
  const child = spawn(process.execPath, [PROGRAM, folder, delivery], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Functions that are made to stop would fill the screen.
    env: { ...process.env, POWERTOOLS_LOG_LEVEL: 'SILENT' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [text] = await once(child.stdout, 'data');
  const url = String(text).trim();
  return {
    url,
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
