import { Card, Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useQuery } from '@tanstack/react-query';
import { COMMITMENTS, PLACES, STAGES } from '../../../../shared/choices.ts';
import type { SavedSearch } from '../../../../shared/model/saved-search.ts';
import type { SearchFilters } from '../../../../shared/model/search-filters.ts';
import { searchPath } from '../../../../shared/rules/search/search-path.ts';
import { connectableRoles } from '../../../../shared/texts/members/people.ts';
import { savedSearches as texts } from '../../../../shared/texts/search/saved-searches.ts';
import { searchScreens } from '../../../../shared/texts/search/search-screens.ts';
import { api } from '../../api/client.ts';
import { read } from '../../api/queries.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { toast } from '../../components/feedback/toast.ts';
import { TextButton, TextLink } from '../../components/layout/TextLink.tsx';
import { useFocusAfterRemoval } from '../../components/lists/use-focus-after-removal.ts';
import { PostSkeleton } from '../../entities/post/PostSkeleton.tsx';
import { useChangeSearches } from '../../entities/search/use-saved-search.ts';
import classes from './SavedSearches.module.css';

/** The searches that the viewer has saved. */
export function SavedSearches() {
  const searches = useQuery(read(api.searches.list));
  const list = useFocusAfterRemoval<HTMLUListElement>(searches.data?.length ?? 0);
  if (searches.isPending)
    return (
      <div role="status" aria-label={texts.loading}>
        <PostSkeleton />
      </div>
    );
  if (!searches.data)
    return (
      <Card>
        <ErrorState title={texts.loadFailed} onRetry={() => void searches.refetch()} />
      </Card>
    );
  if (searches.data.length === 0)
    return (
      <Card>
        <EmptyState heading={<h2>{texts.none.heading}</h2>} text={texts.none.text} />
      </Card>
    );
  return (
    <Card>
      <ul ref={list} tabIndex={-1} aria-label={texts.title} className={classes.list}>
        {searches.data.map((search) => (
          <SearchRow key={search._id} search={search} />
        ))}
      </ul>
    </Card>
  );
}

/** What a search is narrowed down to, in words. */
const narrowedTo = ({ role, category, stage, place, commitment }: SearchFilters): string[] => [
  ...(role ? [connectableRoles[role]] : []),
  ...(category ? [category] : []),
  ...(stage ? [STAGES[stage]] : []),
  ...(place ? [PLACES[place]] : []),
  ...(commitment ? [COMMITMENTS[commitment]] : []),
];

function SearchRow({ search }: { search: SavedSearch }) {
  const { _id: searchId, kind, query, filters, notify } = search;
  const { add, remove } = useChangeSearches();
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <TextLink to={searchPath(search)}>
          <bdi>{query}</bdi>
        </TextLink>
        <p className={classes.facts}>{[searchScreens[kind], ...narrowedTo(filters)].join(' · ')}</p>
      </div>
      <Checkbox
        checked={add.isPending ? !notify : notify}
        label={texts.notify}
        aria-label={texts.notifyNamed(query)}
        onChange={({ currentTarget }) =>
          add.mutate({ body: { kind, query, filters, notify: currentTarget.checked } })
        }
      />
      <TextButton
        aria-label={texts.removeNamed(query)}
        disabled={remove.isPending}
        onClick={() =>
          remove.mutate({ params: { searchId } }, { onSuccess: () => toast.success(texts.removed) })
        }
      >
        {texts.remove}
      </TextButton>
    </li>
  );
}
