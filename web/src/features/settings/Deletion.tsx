import { settings as texts } from '../../../../shared/texts/account/settings.ts';
import { profileScreens } from '../../../../shared/texts/members/profile-screens.ts';
import { useMember } from '../../api/session.ts';
import { Section } from '../../components/layout/Section.tsx';
import { DeleteAccount } from '../../entities/member/deletion/DeleteAccount.tsx';
import classes from './Settings.module.css';

/** What cannot be undone. */
export function Deletion() {
  const { username } = useMember();
  return (
    <Section title={texts.deletion}>
      <p className={classes.hint}>{profileScreens.deletionLoss}</p>
      <div>
        <DeleteAccount username={username} />
      </div>
    </Section>
  );
}
