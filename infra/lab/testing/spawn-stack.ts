import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { SETTLED_PATH } from '../../local/settled.ts';
import type { UsedRights } from '../rights/recorder.ts';
import type { DeliveryName } from './deliveries.ts';

/** What it prints once it answers. */
const announcement = z.object({
  url: z.string(),
  environment: z.record(z.string(), z.string()),
  items: z.number(),
});
type Announcement = z.infer<typeof announcement>;

/** What it prints before it ends. */
const farewell = z.object({ usedRights: z.record(z.string(), z.array(z.string())) });

const PROGRAM = join(import.meta.dirname, 'stack-process.ts');

export interface SpawnedStack {
  url: string;
  /** Environment variables for processes that use its table and bucket themselves. */
  environment: Record<string, string>;
  process: ChildProcess;
  /** How many items its table has been filled with. */
  items: number;
  settled(): Promise<void>;
  /** The IAM actions that its functions have used, by the id of the function; known once it has been stopped. */
  usedRights(): UsedRights;
  /** Ends it and waits until the data folder is free. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

interface SpawnOptions {
  delivery?: DeliveryName;
  environment?: Record<string, string>;
  /** Gets each line that its functions log. */
  onLog?: (line: string) => void;
  /** Members of a made-up community that fills its table first. */
  members?: number;
}

/** Starts the whole local stack in a process of its own. */
export async function spawnStack(
  folder: string,
  { delivery = 'clean', environment: settings = {}, onLog = () => {}, members = 0 }: SpawnOptions = {},
): Promise<SpawnedStack> {
  const child = spawn(process.execPath, [PROGRAM, folder, delivery, String(members)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Functions that are made to stop would fill the screen.
    env: { ...process.env, AWS_LAMBDA_LOG_LEVEL: 'FATAL', ...settings },
  });
  let rights: UsedRights = {};
  const { url, environment, items } = await new Promise<Announcement>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the stack ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const printed: unknown = JSON.parse(line);
      const announced = announcement.safeParse(printed);
      const ended = farewell.safeParse(printed);
      if (announced.success) resolve(announced.data);
      else if (ended.success) rights = ended.data.usedRights;
      else onLog(line);
    });
  });
  return {
    url,
    environment,
    items,
    process: child,
    usedRights: () => rights,
    async settled() {
      await fetch(url + SETTLED_PATH);
    },
    async stop(signal) {
      // By then its last lines have been read as well.
      const exited = once(child, 'close');
      child.kill(signal);
      await exited;
    },
  };
}
