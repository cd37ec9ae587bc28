import { Card } from '@mantine/core';
import { projectList as texts } from '../../../../shared/texts/project-screens.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ButtonLink } from '../../components/forms/Button.tsx';
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
        action={isFounder && <ButtonLink to={paths.createProject}>{texts.createFirst}</ButtonLink>}
      />
    </Card>
  );
}
