import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import * as titles from '../../../../shared/texts/common/titles.ts';
import { roleSelection as texts } from '../../../../shared/texts/members/role-selection.ts';
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
      <PageHeading hidden>{titles.role}</PageHeading>
      <p>{texts.loadFailed}</p>
      <Button component={Link} to={paths.login}>
        {texts.goToLogin}
      </Button>
    </div>
  );
}
