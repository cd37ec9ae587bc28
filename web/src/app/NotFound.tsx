import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { EmptyState } from '../components/feedback/EmptyState.tsx';
import { PageHeading } from '../components/layout/PageHeading.tsx';
import { usePageTitle } from '../router/page-title.ts';
import { paths } from '../router/paths.ts';
import { Shell } from './shell/Shell.tsx';

/** For addresses that lead nowhere. */
export function NotFound() {
  usePageTitle('Page not found');
  return (
    <Shell>
      <EmptyState
        heading={<PageHeading>Nobody is at this fire</PageHeading>}
        text="The address may have changed, or it never led anywhere."
        action={
          <Button component={Link} to={paths.home}>
            Back to Home
          </Button>
        }
      />
    </Shell>
  );
}
