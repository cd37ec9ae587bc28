import { projectForm as texts } from '../../../../shared/texts/project-form.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ButtonLink } from '../../components/forms/Button.tsx';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { paths } from '../../router/paths.ts';

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
