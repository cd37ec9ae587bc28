import { parseArgs } from 'node:util';
import { stageNamed } from '../stages.ts';
import { createAdmin } from './create-admin.ts';
import { rotateSessionKey } from './rotate-session-key.ts';

const USAGE = `npm run ops -- create-admin --stage dev --email ada@example.com [--name "Ada Lovelace"]
npm run ops -- rotate-session-key --stage dev`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    stage: { type: 'string' },
    email: { type: 'string' },
    name: { type: 'string', default: 'Administrator' },
  },
});

async function run(command: string | undefined): Promise<string> {
  switch (command) {
    case 'create-admin': {
      if (!values.email) throw new Error('--email is missing');
      const password = await createAdmin(stageNamed(values.stage), {
        email: values.email,
        name: values.name,
      });
      return `Created. Sign in as admin with this password, which is shown only now: ${password}`;
    }
    case 'rotate-session-key':
      console.error('The new key signs in six minutes, when every function knows it.');
      return `New sessions are signed with the key ${await rotateSessionKey(stageNamed(values.stage))}.`;
    default:
      throw new Error(USAGE);
  }
}

try {
  console.log(await run(positionals[0]));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
