import { auth as texts } from '../../../../shared/texts.ts';
import { useSession } from '../../api/session.ts';
import { paths } from '../../routing/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { RoleForm } from './RoleForm.tsx';
import classes from './RoleSelection.module.css';
import { RoleSkeleton } from './RoleSkeleton.tsx';

/** Where a new member says what brings them here. */
export default function RoleSelection() {
  const session = useSession();
  if (session.state === 'checking') return <RoleSkeleton />;
  if (session.state === 'member') return <RoleForm member={session.member} />;
  return (
    <div className={classes.failed} role="alert">
      <PageHeading hidden>Choose your role</PageHeading>
      <p>{texts.roleLoadFailed}</p>
      <ButtonLink to={paths.login}>{texts.goToLogin}</ButtonLink>
    </div>
  );
}
