import { profile as texts } from '../../../../shared/texts.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ButtonLink } from '../../components/forms/Button.tsx';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { paths } from '../../router/paths.ts';

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
