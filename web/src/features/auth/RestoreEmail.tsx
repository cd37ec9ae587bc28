import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { recovery as texts } from '../../../../shared/texts/account/recovery.ts';
import { api } from '../../api/client.ts';
import { keyOf } from '../../api/queries.ts';
import { TextLink } from '../../components/layout/TextLink.tsx';
import { paths } from '../../router/paths.ts';
import { CardPage } from './CardPage.tsx';
import { LinkPage } from './LinkPage.tsx';

const toLogin = <TextLink to={paths.login}>{texts.backToLogin}</TextLink>;

const newPassword = (
  <Button component={Link} to={paths.forgotPassword}>
    {texts.newPasswordNow}
  </Button>
);

/** Taking a change of the e-mail address back, by the link of the mail to the address before it. */
export function RestoreEmail() {
  const client = useQueryClient();
  return (
    <LinkPage
      call={api.auth.restoreEmail}
      inputOf={(token) => ({ body: { token } })}
      title={texts.restoreTitle}
      intro={texts.restoreIntro}
      action={texts.restore}
      onDone={() => void client.invalidateQueries({ queryKey: keyOf(api.auth.me) })}
      done={({ message }) => (
        <CardPage title={message} text={texts.restoredHint} action={newPassword} aside={toLogin} />
      )}
      dead={
        <CardPage title={texts.deadTitle} text={texts.restoreDeadHint} action={newPassword} aside={toLogin} />
      }
    />
  );
}
