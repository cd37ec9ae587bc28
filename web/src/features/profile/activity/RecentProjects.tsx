import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PROFILE_PROJECTS } from '../../../../../shared/limits.ts';
import type { Profile } from '../../../../../shared/model/member.ts';
import { profileScreens as texts } from '../../../../../shared/texts/members/profile-screens.ts';
import { paths } from '../../../router/paths.ts';
import classes from '../Rows.module.css';
import { MemberProjects } from './MemberProjects.tsx';

/** The three newest projects of somebody. */
export function RecentProjects({ profile }: { profile: Profile }) {
  return (
    <div className={classes.rows}>
      <MemberProjects memberId={profile._id} max={PROFILE_PROJECTS}>
        {(count) => (
          <Button component={Link} variant="default" to={paths.projectsOf(profile.username)}>
            {texts.seeAllProjects(count)}
          </Button>
        )}
      </MemberProjects>
    </div>
  );
}
