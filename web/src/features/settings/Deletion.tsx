import { settings as texts } from '../../../../shared/texts/settings.ts';
import { useMember } from '../../api/session.ts';
import { Section } from '../../components/layout/Section.tsx';
import { DeleteAccount } from '../../entities/member/DeleteAccount.tsx';
import classes from './Settings.module.css';

/** What cannot be undone. */
export function Deletion() {
  const { username } = useMember();
  return (
    <Section title={texts.deletion}>
      <p className={classes.hint}>{texts.deletionHint}</p>
      <div>
        <DeleteAccount username={username} />
      </div>
    </Section>
  );
}
