import { Button, Checkbox } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { recovery } from '../../../../shared/texts/account/recovery.ts';
import { signIn as texts } from '../../../../shared/texts/account/sign-in.ts';
import { signInLink as linkTexts, signInLinkSentTo } from '../../../../shared/texts/account/sign-in-link.ts';
import { shell } from '../../../../shared/texts.ts';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { useSetMember } from '../../api/session.ts';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../components/feedback/toast.ts';
import { FormPage } from '../../components/forms/FormPage.tsx';
import { TextLink } from '../../components/layout/TextLink.tsx';
import { useLinkToken } from '../../router/link-token.ts';
import { paths } from '../../router/paths.ts';
import { CardPage } from './CardPage.tsx';
import { isDeadLink } from './dead-link.ts';
import { LinkRequest } from './LinkRequest.tsx';

const toLogin = <TextLink to={paths.login}>{recovery.backToLogin}</TextLink>;

/** Signing in by the link of a mail: asking for it, and following it. */
export function SignInLink() {
  const [token, forgetToken] = useLinkToken();
  if (token !== '') return <FollowedLink key={token} token={token} onNewLink={forgetToken} />;
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

interface FollowedLinkProps {
  token: string;
  /** Another one is wanted. */
  onNewLink: () => void;
}

/** By a press, because programs that look at mails open links. */
function FollowedLink({ token, onNewLink }: FollowedLinkProps) {
  const setMember = useSetMember();
  const navigate = useNavigate();
  const [rememberMe, setRememberMe] = useState(false);
  const use = useSend(api.auth.useSignInLink, {
    onSuccess(member) {
      toast.success(texts.succeeded);
      setMember(member);
      void navigate(paths.home, { replace: true });
    },
  });
  if (isDeadLink(use.error))
    return (
      <CardPage
        title={recovery.deadTitle}
        text={linkTexts.deadHint}
        action={<Button onClick={onNewLink}>{recovery.newLink}</Button>}
        aside={toLogin}
      />
    );
  return (
    <FormPage
      title={linkTexts.useTitle}
      intro={linkTexts.useIntro}
      failure={use.error ? messageOf(use.error, texts.failed) : undefined}
      form={{
        onSubmit(event) {
          event.preventDefault();
          use.mutate({ body: { token, rememberMe } });
        },
      }}
      aside={toLogin}
    >
      <Checkbox
        label={texts.keepSignedIn}
        checked={rememberMe}
        onChange={({ currentTarget }) => setRememberMe(currentTarget.checked)}
      />
      <Button type="submit" size="lg" loading={use.isPending} aria-busy={use.isPending}>
        {shell.signIn}
      </Button>
    </FormPage>
  );
}
