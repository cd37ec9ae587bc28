import './node-version.ts';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { readSettings } from './settings.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WATCHED = ['lambdas', 'shared', 'infra/local', 'infra/local-aws', 'infra/demo'];

const LOOPBACK = '127.0.0.1';

/** The port of the local stack behind Vite's development server. */
const API_PORT = '3001';

/** Runs `npm run dev`: the SPA with hot reload, and the local stack, which restarts when its source changes. */
async function develop(): Promise<void> {
  const { port, host = LOOPBACK } = readSettings(process.env);
  const stack = spawn(
    process.execPath,
    [...WATCHED.map((path) => `--watch-path=${ROOT}${path}`), `${ROOT}infra/local/start.ts`],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        SITE: 'false',
        SITE_ORIGIN: `http://${host === LOOPBACK ? 'localhost' : host}:${port}`,
        HOST: LOOPBACK,
        PORT: API_PORT,
      },
    },
  );
  process.env.API_PORT = API_PORT;
  const site = await createServer({
    root: `${ROOT}web`,
    configFile: `${ROOT}web/vite.config.ts`,
    server: { port, host, strictPort: true },
  });
  await site.listen();
  site.printUrls();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stack.kill(signal);
      void site.close().then(() => process.exit(0));
    });
}

develop().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
