import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { recovery } from '../../../../shared/texts/account/recovery.ts';
import { unsubscribe as texts } from '../../../../shared/texts/notifications/unsubscribe.ts';
import { api } from '../../api/client.ts';
import { paths } from '../../router/paths.ts';
import { CardPage } from './CardPage.tsx';
import { LinkPage } from './LinkPage.tsx';

const toSettings = (
  <Button component={Link} to={`${paths.settings}#notifications`}>
    {recovery.toSettings}
  </Button>
);

/** Turning off a kind of mail by the link in it, signed in or not. */
export const Unsubscribe = () => (
  <LinkPage
    call={api.preferences.unsubscribe}
    inputOf={(token) => ({ query: { token } })}
    title={texts.title}
    intro={texts.intro}
    action={texts.action}
    done={({ message }) => <CardPage title={texts.doneTitle} text={message} action={toSettings} />}
    dead={<CardPage title={recovery.deadTitle} text={texts.deadHint} action={toSettings} />}
  />
);
