import { mailSentTo, recovery as texts } from '../../../../shared/texts/account/recovery.ts';
import { api } from '../../api/client.ts';
import { TextLink } from '../../components/layout/TextLink.tsx';
import { paths } from '../../router/paths.ts';
import { LinkRequest } from './LinkRequest.tsx';

/** Asking for a link by which a new password can be chosen. */
export function ForgotPassword() {
  return (
    <LinkRequest
      call={api.auth.forgotPassword}
      title={texts.forgotTitle}
      intro={texts.forgotIntro}
      sent={mailSentTo}
      sentHint={texts.sentHint}
      otherwise={<TextLink to={paths.signInLink}>{texts.signInInstead}</TextLink>}
    />
  );
}
