import { signIn as texts } from '../../../../shared/texts/account/sign-in.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { TextLink } from '../../components/layout/TextLink.tsx';
import { paths } from '../../router/paths.ts';

/** Why a sign-in has failed; whoever has to wait, because of their own tries or of others', is shown the way round. */
export function SignInFailure({ error }: { error: Error }) {
  const message = messageOf(error, texts.failed);
  if (!(error instanceof ApiError) || error.status !== 429) return message;
  return (
    <>
      {message} {texts.doNotWait} <TextLink to={paths.signInLink}>{texts.mailLink}</TextLink>
    </>
  );
}
