import { usePageTitle } from '../routing/page-title.ts';
import { paths } from '../routing/paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Shell } from './shell/Shell.tsx';

/** For addresses that lead nowhere. */
export function NotFound() {
  usePageTitle('Page not found');
  return (
    <Shell>
      <EmptyState
        heading={<PageHeading>Nobody is at this fire</PageHeading>}
        text="The address may have changed, or it never led anywhere."
        action={<ButtonLink to={paths.home}>Back to Home</ButtonLink>}
      />
    </Shell>
  );
}
