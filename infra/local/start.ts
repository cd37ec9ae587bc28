import './node-version.ts';
import { DataFolderInUseError } from 'local-aws/dynamodb';
import { ZodError } from 'zod';
import { DEMO_SIGN_INS } from '../demo/sign-ins.ts';
import { PortInUseError } from './gateway/site-server.ts';
import { webSite } from './gateway/web-site.ts';
import { readSettings } from './settings.ts';
import { type SeedStream, startStack } from './stack.ts';

/** The message for an error that the user can fix; undefined for any other error. */
function explain(error: unknown, dataDir: string): string | undefined {
  if (error instanceof PortInUseError)
    return `${error.message}. Stop the program that uses it, or choose another: PORT=3001 npm start`;
  if (error instanceof DataFolderInUseError)
    return `The data folder ${dataDir} is in use by another Hearth. Stop that one, or choose another folder: DATA_DIR=.local-2 npm start`;
  // Compared by name, because the module of the class must not be imported before the environment is set.
  if (error instanceof Error && error.name === 'IncompleteSeedError')
    return `The data folder ${dataDir} has a part of the demo community: an earlier start was stopped while it was being written. Delete the folder, or choose another: DATA_DIR=.local-2 npm start`;
  if (error instanceof ZodError)
    return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n');
  return undefined;
}

/** Imports the seed only when it runs, because the functions that it uses read the environment on import. */
const demo = async (stream: SeedStream): Promise<void> =>
  (await import('../demo/run-seed.ts')).runSeed(stream);

async function start(): Promise<void> {
  const { withSite, seed, port, host, dataDir, dailyLimitsFactor, siteOrigin } = readSettings(process.env);
  const stack = await startStack({
    port,
    dataDir,
    dailyLimitsFactor,
    ...(host && { host }),
    ...(seed === 'demo' && { seed: demo }),
    ...(withSite && { site: webSite }),
    ...(siteOrigin && { siteOrigin }),
  });
  // Before it is announced: who reads that may stop it at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stack.close().then(() => process.exit(0)));
  console.log(`Hearth runs at ${stack.url}  (data in ${dataDir})`);
  if (seed === 'demo') console.log(DEMO_SIGN_INS);
}

start().catch((error: unknown) => {
  console.error(explain(error, process.env.DATA_DIR ?? '.local') ?? error);
  process.exit(1);
});
