import { projectForm as texts } from '../../../../shared/texts/project-form.ts';
import { paths } from '../../routing/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** What visitors see in place of the form. */
export function SignInNeeded() {
  return (
    <EmptyState
      heading={<PageHeading>{texts.signInNeeded}</PageHeading>}
      text={texts.signInHint}
      action={<ButtonLink to={paths.login}>{texts.signIn}</ButtonLink>}
    />
  );
}
