import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { auth as texts } from '../../../../shared/texts.ts';
import { useSession } from '../../api/session.ts';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { paths } from '../../router/paths.ts';
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
      <Button component={Link} to={paths.login}>
        {texts.goToLogin}
      </Button>
    </div>
  );
}
