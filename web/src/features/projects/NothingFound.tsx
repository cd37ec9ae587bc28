import { projectList as texts } from '../../../../shared/texts/project-screens.ts';
import { paths } from '../../routing/paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface NothingFoundProps {
  isFounder: boolean;
  /** Takes the filters away, where it is they that hide the projects. */
  onClear: (() => void) | undefined;
}

/** What stands where no projects are (SPEC section 2, projects list). */
export function NothingFound({ isFounder, onClear }: NothingFoundProps) {
  return (
    <Card>
      <EmptyState
        heading={<h2>{texts.none}</h2>}
        text={isFounder && !onClear ? texts.firstHint : texts.tryOthers}
        action={
          <>
            {isFounder && <ButtonLink to={paths.createProject}>{texts.createFirst}</ButtonLink>}
            {onClear && (
              <Button variant="plain" onClick={onClear}>
                {texts.clear}
              </Button>
            )}
          </>
        }
      />
    </Card>
  );
}
