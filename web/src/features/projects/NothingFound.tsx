import { Button, Card } from '@mantine/core';
import { Link } from 'react-router-dom';
import { projectList as texts } from '../../../../shared/texts/projects/project-screens.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { paths } from '../../router/paths.ts';

interface NothingFoundProps {
  isFounder: boolean;
  /** Whether it may be the filters that hide the projects. */
  isNarrowed: boolean;
}

/** What stands where no projects are. */
export function NothingFound({ isFounder, isNarrowed }: NothingFoundProps) {
  return (
    <Card>
      <EmptyState
        heading={<h2>{texts.none}</h2>}
        text={isFounder && !isNarrowed ? texts.firstHint : texts.tryOthers}
        action={
          isFounder && (
            <Button component={Link} to={paths.createProject} variant="default">
              {texts.createFirst}
            </Button>
          )
        }
      />
    </Card>
  );
}
