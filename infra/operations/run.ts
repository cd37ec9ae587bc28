import { parseArgs } from 'node:util';
import { stageNamed } from '../stages.ts';
import { createAdmin } from './create-admin.ts';
import { endSessions } from './end-sessions.ts';
import { forgetPasskeys } from './forget-passkeys.ts';
import { indexSearchOfStage } from './index-search.ts';
import { listRolesOfStage } from './list-roles.ts';
import { processPictures } from './process-pictures.ts';
import { rotatePushKeys } from './rotate-push-keys.ts';
import { rotateSessionKey } from './rotate-session-key.ts';
import { timeApplicationsOfStage } from './time-applications.ts';

const USAGE = `npm run ops -- create-admin --stage dev --email ada@example.com [--name "Ada Lovelace"]
npm run ops -- end-sessions --stage dev --username ada
npm run ops -- forget-passkeys --stage dev
npm run ops -- index-search --stage dev
npm run ops -- list-roles --stage dev
npm run ops -- process-pictures --stage dev
npm run ops -- rotate-push-keys --stage dev
npm run ops -- rotate-session-key --stage dev [--end-sessions]
npm run ops -- time-applications --stage dev`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    stage: { type: 'string' },
    email: { type: 'string' },
    username: { type: 'string' },
    name: { type: 'string', default: 'Administrator' },
    'end-sessions': { type: 'boolean', default: false },
  },
});

async function rotate(endsSessions: boolean): Promise<string> {
  if (endsSessions) console.error('Six minutes later all sessions end that earlier keys have signed.');
  const kid = await rotateSessionKey(stageNamed(values.stage), { endsSessions });
  return `New sessions are signed with the key ${kid}.`;
}

async function run(command: string | undefined): Promise<string> {
  switch (command) {
    case 'create-admin': {
      if (!values.email) throw new Error('--email is missing');
      const password = await createAdmin(stageNamed(values.stage), {
        email: values.email,
        name: values.name,
      });
      return `Created. Sign in as admin with this password, which is shown only now: ${password}
Then add a passkey in the settings at once, make recovery codes, and sign in with the passkey: without one the password opens nothing that is for administrators alone.`;
    }
    case 'end-sessions':
      if (!values.username) throw new Error('--username is missing');
      await endSessions(stageNamed(values.stage), values.username);
      return `Ended: all sessions of ${values.username}.`;
    case 'forget-passkeys':
      return `Forgotten: ${await forgetPasskeys(stageNamed(values.stage))} passkeys of the administrator, and the recovery codes. A new one is added with the password.`;
    case 'index-search': {
      const { people, posts, projects } = await indexSearchOfStage(stageNamed(values.stage));
      return `Found by searches: ${people} members, ${posts} posts and ${projects} projects with their roles.`;
    }
    case 'list-roles':
      return `Listed: the open roles of ${await listRolesOfStage(stageNamed(values.stage))} projects.`;
    case 'process-pictures': {
      const { processed, refused } = await processPictures(stageNamed(values.stage));
      return [
        `Processed: ${processed} pictures. Refused, and left as they are: ${refused.length}`,
        ...refused,
      ].join('\n');
    }
    case 'rotate-push-keys':
      await rotatePushKeys(stageNamed(values.stage));
      return 'Rotated. Each browser is pushed to again once its member has opened Hearth there.';
    case 'rotate-session-key':
      console.error('The new key signs in six minutes, when every function knows it.');
      return rotate(values['end-sessions']);
    case 'time-applications':
      return `To be answered within 14 days from now: ${await timeApplicationsOfStage(stageNamed(values.stage))} applications.`;
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
