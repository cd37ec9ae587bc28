import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { preferenceScreens as texts } from '../../../../shared/texts/notifications/preferences.ts';
import { api } from '../../api/client.ts';
import { paths } from '../../router/paths.ts';
import { CardPage } from './CardPage.tsx';
import { LinkPage } from './LinkPage.tsx';

const toSettings = (
  <Button component={Link} to={`${paths.settings}#mails`}>
    {texts.toSettings}
  </Button>
);

/** Turning off a kind of mail by the link in it, signed in or not. */
export const Unsubscribe = () => (
  <LinkPage
    call={api.preferences.unsubscribe}
    inputOf={(token) => ({ query: { token } })}
    title={texts.unsubscribeTitle}
    intro={texts.unsubscribeIntro}
    action={texts.unsubscribe}
    done={({ message }) => <CardPage title={texts.unsubscribedTitle} text={message} action={toSettings} />}
    dead={<CardPage title={texts.deadTitle} text={texts.deadHint} action={toSettings} />}
  />
);
