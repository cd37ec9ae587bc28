import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { nowhere as texts } from '../../../shared/texts.ts';
import { EmptyState } from '../components/feedback/EmptyState.tsx';
import { PageHeading } from '../components/layout/PageHeading.tsx';
import { usePageTitle } from '../router/page-title.ts';
import { paths } from '../router/paths.ts';
import { Shell } from './shell/Shell.tsx';

/** For addresses that lead nowhere. */
export function NotFound() {
  usePageTitle(texts.title);
  return (
    <Shell>
      <EmptyState
        heading={<PageHeading>{texts.heading}</PageHeading>}
        text={texts.text}
        action={
          <Button component={Link} to={paths.home}>
            {texts.back}
          </Button>
        }
      />
    </Shell>
  );
}
