import { projectList as texts } from '../../../../shared/texts/project-screens.ts';
import { paths } from '../../routing/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

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
        action={isFounder && <ButtonLink to={paths.createProject}>{texts.createFirst}</ButtonLink>}
      />
    </Card>
  );
}
