import { auth } from '../../shared/api/auth.ts';
import { recovery as texts } from '../../shared/texts/account/recovery.ts';
import { handle } from '../http/handle.ts';
import { restoreEmail } from '../users/store/email-changes.ts';
import { readRestoreLink } from './links/email-links.ts';
import { InvalidTokenError } from './links/invalid-token.ts';
import { limitLinks } from './links/link-limits.ts';

const invalid = () => new InvalidTokenError();

export const handler = handle(
  auth.restoreEmail,
  async ({ body, address }) => {
    await limitLinks('restore', address);
    const found = await readRestoreLink(body.token);
    if (!found) throw invalid();
    await restoreEmail(found.member._id, found.former, invalid);
    return { message: texts.emailRestored };
  },
  () => ({ message: texts.emailRestored }),
);
