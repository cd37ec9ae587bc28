import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { profile as texts } from '../../../../shared/texts.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { paths } from '../../router/paths.ts';

/** For usernames that nobody has. */
export function ProfileMissing() {
  return (
    <EmptyState
      heading={<PageHeading>{texts.notFound}</PageHeading>}
      text="The address may be mistyped, or the member has left."
      action={
        <Button component={Link} to={paths.home}>
          Back to Home
        </Button>
      }
    />
  );
}
