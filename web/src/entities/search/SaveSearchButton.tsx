import { Button } from '@mantine/core';
import type { SearchRequest } from '../../../../shared/model/saved-search.ts';
import { savedSearches as texts } from '../../../../shared/texts/search/saved-searches.ts';
import { toast } from '../../components/feedback/toast.ts';
import { IconSave, IconSaved } from '../../theme/icons.ts';
import { useChangeSearches, useSavedSearch } from './use-saved-search.ts';

/** Saves a search, so that its member is told of new matches, or removes it. */
export function SaveSearchButton({ request }: { request: SearchRequest }) {
  const saved = useSavedSearch(request);
  const { add, remove } = useChangeSearches();
  const isPending = add.isPending || remove.isPending;
  const Icon = saved ? IconSaved : IconSave;
  const press = () => {
    if (saved) remove.mutate({ params: { searchId: saved._id } });
    else add.mutate({ body: request }, { onSuccess: () => toast.success(texts.savedNow) });
  };
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
      // It keeps its room until it is known what it does.
      disabled={saved === undefined}
      loading={isPending}
      aria-busy={isPending}
      onClick={press}
    >
      {saved ? texts.unsave : texts.save}
    </Button>
  );
}
