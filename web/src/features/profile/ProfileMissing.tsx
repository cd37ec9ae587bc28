import { profile as texts } from '../../../../shared/texts.ts';
import { paths } from '../../routing/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** For usernames that nobody has. */
export function ProfileMissing() {
  return (
    <EmptyState
      heading={<PageHeading>{texts.notFound}</PageHeading>}
      text="The address may be mistyped, or the member has left."
      action={<ButtonLink to={paths.home}>Back to Home</ButtonLink>}
    />
  );
}
