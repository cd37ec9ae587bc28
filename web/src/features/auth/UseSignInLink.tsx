import { Button, Checkbox } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { recovery } from '../../../../shared/texts/account/recovery.ts';
import { signIn as texts } from '../../../../shared/texts/account/sign-in.ts';
import { signInLink as linkTexts } from '../../../../shared/texts/account/sign-in-link.ts';
import { shell } from '../../../../shared/texts.ts';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { useSend } from '../../api/use-send.ts';
import { FormPage } from '../../components/forms/FormPage.tsx';
import { TextLink } from '../../components/layout/TextLink.tsx';
import { useLinkToken } from '../../router/link-token.ts';
import { paths } from '../../router/paths.ts';
import { CardPage } from './CardPage.tsx';
import { isDeadLink } from './dead-link.ts';
import { useSignedIn } from './use-signed-in.ts';

const toLogin = <TextLink to={paths.login}>{recovery.backToLogin}</TextLink>;

const newLink = (
  <Button component={Link} to={paths.signInLink} replace>
    {recovery.newLink}
  </Button>
);

/** Signing in by the link of a mail. */
export default function UseSignInLink() {
  const [token] = useLinkToken();
  if (token === '')
    return (
      <CardPage title={recovery.missingTitle} text={linkTexts.missingHint} action={newLink} aside={toLogin} />
    );
  return <FollowedLink key={token} token={token} />;
}

/** By a press, because programs that look at mails open links. */
function FollowedLink({ token }: { token: string }) {
  const [rememberMe, setRememberMe] = useState(false);
  const use = useSend(api.auth.useSignInLink, { onSuccess: useSignedIn() });
  if (isDeadLink(use.error))
    return <CardPage title={recovery.deadTitle} text={linkTexts.deadHint} action={newLink} aside={toLogin} />;
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
