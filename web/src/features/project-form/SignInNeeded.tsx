import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { projectForm as texts } from '../../../../shared/texts/projects/project-form.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { paths } from '../../router/paths.ts';

/** What visitors see in place of the form. */
export function SignInNeeded() {
  return (
    <EmptyState
      heading={<PageHeading>{texts.signInNeeded}</PageHeading>}
      text={texts.signInHint}
      action={
        <Button component={Link} to={paths.login}>
          {texts.signIn}
        </Button>
      }
    />
  );
}
