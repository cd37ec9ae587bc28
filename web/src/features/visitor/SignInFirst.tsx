import { Button, Card } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { withReturn } from '../../../../shared/rules/return-link.ts';
import { visitorScreens as texts } from '../../../../shared/texts/pages/visitor-screens.ts';
import { shell } from '../../../../shared/texts.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { TextLink } from '../../components/layout/TextLink.tsx';
import { paths } from '../../router/paths.ts';
import { keepReturnPath } from '../../router/return-path.ts';
import classes from './SignInFirst.module.css';
import { showPublicPage } from './show-public-page.ts';

/** What somebody without an account finds where only members may look. */
export default function SignInFirst() {
  const { pathname } = useLocation();
  useEffect(() => {
    keepReturnPath(pathname);
    showPublicPage(pathname);
  }, [pathname]);
  return (
    <Card>
      <EmptyState
        heading={<PageHeading>{texts.signInFirst}</PageHeading>}
        text={texts.signInFirstText}
        action={
          <div className={classes.actions}>
            <Button component={Link} to={withReturn(paths.login, pathname)}>
              {shell.signIn}
            </Button>
            <TextLink to={withReturn(paths.signup, pathname)}>{shell.joinNow}</TextLink>
          </div>
        }
      />
    </Card>
  );
}
