import { profileScreens as texts } from '../../../../shared/texts/members/profile-screens.ts';
import { DeleteAccount } from '../../entities/member/deletion/DeleteAccount.tsx';
import classes from './AccountActions.module.css';

/** What nobody comes for, and everybody must be able to find: at the end of the own profile. */
export function AccountActions({ username }: { username: string }) {
  return (
    <section className={classes.actions} aria-labelledby="account-actions">
      <h2 id="account-actions" className={classes.title}>
        {texts.accountActions}
      </h2>
      <DeleteAccount username={username} variant="quiet" />
    </section>
  );
}
