import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isAdministrator } from '../../../../shared/rules/members/administrator.ts';
import { archive } from '../../../../shared/texts/account/archive.ts';
import { passkeys } from '../../../../shared/texts/account/passkeys.ts';
import { recoveryCodes } from '../../../../shared/texts/account/recovery-codes.ts';
import { settings as texts } from '../../../../shared/texts/account/settings.ts';
import { publicPage } from '../../../../shared/texts/members/public-page.ts';
import { preferenceScreens } from '../../../../shared/texts/notifications/preferences.ts';
import { shell } from '../../../../shared/texts.ts';
import { useMember } from '../../api/session.ts';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { PublicPage } from '../../entities/member/public-page/PublicPage.tsx';
import { Account } from './Account.tsx';
import { Appearance } from './Appearance.tsx';
import { Deletion } from './Deletion.tsx';
import { NotificationChoices } from './notifications/NotificationChoices.tsx';
import { Privacy } from './Privacy.tsx';
import classes from './Settings.module.css';
import { ChangePassword } from './sign-in/ChangePassword.tsx';
import { Passkeys } from './sign-in/Passkeys.tsx';
import { RecoveryCodes } from './sign-in/RecoveryCodes.tsx';
import { Sessions } from './sign-in/Sessions.tsx';
import { YourData } from './YourData.tsx';

const PARTS = [
  { id: 'account', title: texts.account, Part: Account },
  { id: 'security', title: texts.security, Part: ChangePassword },
  { id: 'passkeys', title: passkeys.title, Part: Passkeys },
  { id: 'recovery-codes', title: recoveryCodes.title, Part: RecoveryCodes },
  { id: 'sessions', title: texts.sessions, Part: Sessions },
  { id: 'appearance', title: texts.appearance, Part: Appearance },
  { id: 'notifications', title: preferenceScreens.title, Part: NotificationChoices },
  { id: 'privacy', title: texts.privacy, Part: Privacy },
  { id: 'public-page', title: publicPage.title, Part: PublicPage },
  { id: 'your-data', title: archive.title, Part: YourData },
];
const DELETION = { id: 'delete', title: texts.deletion, Part: Deletion };

/** Brings the part into view that the address names behind its '#', and puts the focus on it. */
function useAskedPart(): void {
  // The key is another one when the same link is followed again.
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const part = hash === '' ? null : document.getElementById(hash.slice(1));
    part?.focus({ preventScroll: true });
    part?.scrollIntoView();
  }, [hash, key]);
}

/** What members decide about their own account. */
export default function Settings() {
  const member = useMember();
  useAskedPart();
  // The administrator is removed by operations alone.
  const parts = isAdministrator(member) ? PARTS : [...PARTS, DELETION];
  return (
    <div className={classes.page}>
      <PageHeading>{shell.settings}</PageHeading>
      <div className={classes.columns}>
        <nav className={classes.index} aria-label={shell.settings}>
          <ul>
            {parts.map(({ id, title }) => (
              <li key={id}>
                <Link to={`#${id}`} replace>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={classes.parts}>
          {parts.map(({ id, Part }) => (
            <div key={id} id={id} tabIndex={-1} className={classes.part}>
              <Part />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
