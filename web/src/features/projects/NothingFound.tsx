import { Button, Card } from '@mantine/core';
import { Link } from 'react-router-dom';
import { projectList as texts } from '../../../../shared/texts/projects/project-screens.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { paths } from '../../router/paths.ts';

interface NothingFoundProps {
  isFounder: boolean;
  /** Takes the filters away that may hide the projects; absent where there are none. */
  onClear: (() => void) | undefined;
}

/** What stands where no projects are. */
export function NothingFound({ isFounder, onClear }: NothingFoundProps) {
  return (
    <Card>
      <EmptyState
        heading={<h2>{texts.none}</h2>}
        text={isFounder && !onClear ? texts.firstHint : texts.tryOthers}
        action={
          <>
            {onClear && (
              <Button variant="default" onClick={onClear}>
                {texts.showAll}
              </Button>
            )}
            {isFounder && (
              <Button component={Link} to={paths.createProject} variant="default">
                {texts.createFirst}
              </Button>
            )}
          </>
        }
      />
    </Card>
  );
}
