import { Button, type ButtonProps } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { CurrentUser, Role } from '../../../../shared/model/member.ts';
import { nextSteps as texts } from '../../../../shared/texts/members/next-steps.ts';
import { useMember } from '../../api/session.ts';
import { paths } from '../../router/paths.ts';
import classes from './NextStep.module.css';

type Place = keyof typeof texts;
type Way = string | ((member: CurrentUser) => string);

const editProfile = ({ username }: CurrentUser) => paths.editField(username, 'about');

const WAYS: Record<Place, Record<Role, Way>> = {
  feed: { founder: paths.createProject, job_seeker: paths.rolesThatFit, investor: paths.projects },
  network: {
    founder: paths.recommendations,
    job_seeker: paths.recommendations,
    investor: paths.recommendations,
  },
  requests: { founder: editProfile, job_seeker: editProfile, investor: editProfile },
  projects: { founder: paths.createProject, job_seeker: paths.rolesThatFit, investor: paths.pipeline },
  roles: { founder: paths.createProject, job_seeker: paths.projects, investor: paths.projects },
  applications: { founder: paths.applicants, job_seeker: paths.rolesThatFit, investor: paths.projects },
  notifications: {
    founder: paths.recommendations,
    job_seeker: paths.rolesThatFit,
    investor: paths.projects,
  },
  messages: {
    founder: paths.applicants,
    job_seeker: paths.applications,
    investor: paths.recommendations,
  },
};

interface NextStepProps extends Pick<ButtonProps, 'variant'> {
  /** What has nothing to show. */
  at: Place;
  /** Where the text above says why already. */
  isShort?: boolean;
}

/** Below an empty list: what the viewer's role does next. Nothing for administrators, who have no role. */
export function NextStep({ at, isShort = false, variant = 'default' }: NextStepProps) {
  const member = useMember();
  if (!member.userRole || member.isAdmin) return null;
  const { hint, label } = texts[at][member.userRole];
  const way = WAYS[at][member.userRole];
  return (
    <div className={classes.step}>
      {!isShort && <p className={classes.hint}>{hint}</p>}
      <Button component={Link} to={typeof way === 'string' ? way : way(member)} variant={variant}>
        {label}
      </Button>
    </div>
  );
}
