import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { recovery as texts } from '../../../../shared/texts/account/recovery.ts';
import { api } from '../../api/client.ts';
import { keyOf } from '../../api/queries.ts';
import { paths } from '../../router/paths.ts';
import { CardPage } from './CardPage.tsx';
import { LinkPage } from './LinkPage.tsx';

/** Confirming an e-mail address, by the link of a mail. By a press, because programs that look at mails open links. */
export function VerifyEmail() {
  const client = useQueryClient();
  return (
    <LinkPage
      call={api.auth.verifyEmail}
      inputOf={(token) => ({ body: { token } })}
      title={texts.verifyTitle}
      intro={texts.verifyIntro}
      action={texts.verify}
      onDone={() => void client.invalidateQueries({ queryKey: keyOf(api.auth.me) })}
      done={({ message }) => (
        <CardPage
          title={texts.verifiedTitle}
          text={message}
          action={
            <Button component={Link} to={paths.home}>
              {texts.toHearth}
            </Button>
          }
        />
      )}
      dead={
        <CardPage
          title={texts.deadTitle}
          text={texts.verifyDeadHint}
          action={
            <Button component={Link} to={paths.settings}>
              {texts.toSettings}
            </Button>
          }
        />
      }
    />
  );
}
