import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { CurrentUser } from '../../../../shared/model/member.ts';
import { firstSteps } from '../../../../shared/texts/members/first-steps.ts';
import { paths } from '../../router/paths.ts';
import classes from './Welcome.module.css';

const WAYS = {
  founder: paths.createProject,
  job_seeker: paths.rolesThatFit,
  investor: paths.projectsThatFit,
};

interface FirstActionProps {
  member: CurrentUser;
  /** Runs when it is followed: it is the last step. */
  onTaken: () => void;
}

/** What members of a role come for. */
export function FirstAction({ member, onTaken }: FirstActionProps) {
  if (!member.userRole) return null;
  const { title, hint, action } = firstSteps.first[member.userRole];
  return (
    <>
      <div>
        <h2>{title}</h2>
        <p className={classes.dimmed}>{hint}</p>
      </div>
      <Button component={Link} to={WAYS[member.userRole]} className={classes.first} onClick={onTaken}>
        {action}
      </Button>
    </>
  );
}
