import { signIn as texts } from '../../../../shared/texts/account/sign-in.ts';
import { signInLink as linkTexts, signInLinkSentTo } from '../../../../shared/texts/account/sign-in-link.ts';
import { api } from '../../api/client.ts';
import { TextLink } from '../../components/layout/TextLink.tsx';
import { paths } from '../../router/paths.ts';
import { LinkRequest } from './LinkRequest.tsx';

/** Asking for a link that signs in. */
export function SignInLink() {
  return (
    <LinkRequest
      call={api.auth.signInLink}
      title={linkTexts.askTitle}
      intro={linkTexts.askIntro}
      sent={signInLinkSentTo}
      sentHint={linkTexts.sentHint}
      otherwise={<TextLink to={paths.forgotPassword}>{texts.forgotPassword}</TextLink>}
    />
  );
}
