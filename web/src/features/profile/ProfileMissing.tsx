import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { people } from '../../../../shared/texts/members/people.ts';
import { profile as texts } from '../../../../shared/texts/members/profile.ts';
import { profileScreens } from '../../../../shared/texts/members/profile-screens.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { paths } from '../../router/paths.ts';

/** For usernames that nobody has. */
export function ProfileMissing() {
  return (
    <EmptyState
      heading={<PageHeading>{texts.notFound}</PageHeading>}
      text={profileScreens.missingHint}
      action={
        <Button component={Link} to={paths.home}>
          {people.backToHome}
        </Button>
      }
    />
  );
}
