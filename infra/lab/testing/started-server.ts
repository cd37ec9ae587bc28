import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';

const START = join(import.meta.dirname, '../../local/start.ts');
const PROBE = join(import.meta.dirname, 'memory-probe.ts');

const memory = z.object({ rss: z.number(), heapUsed: z.number(), external: z.number() });

/** Bytes that a process has after a full garbage collection. */
export type Memory = z.infer<typeof memory>;

export interface Server {
  url: string;
  /** What it has printed that is no greeting: errors alone. */
  errors: string[];
  memory(): Promise<Memory>;
  kill(): void;
  /** Ends it and waits until the data folder is free. */
  stop(): Promise<void>;
}

const GREETING = /^Hearth runs at (\S+)/;

/**
 * Starts the local stack as `npm start` does, in a process of its own.
 *
 * @param environment such as `SEED`, which is `none` otherwise
 */
export async function startServer(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<Server> {
  const child = spawn(process.execPath, ['--expose-gc', '--import', PROBE, START], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      SEED: 'none',
      // In ten minutes they do what takes many days.
      DAILY_LIMITS_FACTOR: '1000',
      ...environment,
    },
  });
  const errors: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the stack ended with ${code}: ${errors.join('\n')}`)));
    for (const stream of [child.stdout, child.stderr])
      if (stream)
        createInterface({ input: stream }).on('line', (line) => {
          const greeting = GREETING.exec(line);
          if (greeting) resolve(greeting[1] ?? '');
          else errors.push(line);
        });
  });
  return {
    url,
    errors,
    async memory() {
      const answer = once(child, 'message');
      child.send('memory');
      return memory.parse((await answer)[0]);
    },
    kill: () => void child.kill('SIGKILL'),
    async stop() {
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
    },
  };
}
