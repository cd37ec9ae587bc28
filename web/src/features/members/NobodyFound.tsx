import { Button } from '@mantine/core';
import { memberLists } from '../../../../shared/texts/members/member-lists.ts';
import { people as texts } from '../../../../shared/texts/members/people.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';

interface NobodyFoundProps {
  /** Takes the filter away that hides them; absent where there is none. */
  onClear: (() => void) | undefined;
  /** What to say when no filter is to blame. */
  otherwise: string;
}

/** What stands where no members are, with the way back when it is a filter that hides them. */
export function NobodyFound({ onClear, otherwise }: NobodyFoundProps) {
  return (
    <EmptyState
      heading={<h2>{texts.noUsersFound}</h2>}
      text={onClear ? memberLists.nobodyFits : otherwise}
      action={
        onClear && (
          <Button variant="default" onClick={onClear}>
            {texts.clearFilters}
          </Button>
        )
      }
    />
  );
}
