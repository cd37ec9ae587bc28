import { Button, Card } from '@mantine/core';
import { Link } from 'react-router-dom';
import { projectFit as texts } from '../../../../shared/texts/projects/project-fit.ts';
import { useMember } from '../../api/session.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { paths } from '../../router/paths.ts';

/** What an investor reads whom no project fits, perhaps because they have not said what they look for. */
export function NothingFits() {
  const { username, investmentInterests } = useMember();
  const hasNone = investmentInterests.length === 0;
  return (
    <Card>
      <EmptyState
        heading={<h2>{hasNone ? texts.noInterests : texts.none}</h2>}
        text={hasNone ? texts.noInterestsHint : texts.noneHint(investmentInterests.join(', '))}
        action={
          <Button
            component={Link}
            to={paths.profileField(username, 'investmentInterests')}
            variant={hasNone ? 'filled' : 'default'}
          >
            {hasNone ? texts.addInterests : texts.changeInterests}
          </Button>
        }
      />
    </Card>
  );
}
