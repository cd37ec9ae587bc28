import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useSyncExternalStore } from 'react';
import { newPosts as text } from '../../../../shared/texts/common/news.ts';
import { postScreens as texts } from '../../../../shared/texts/posts/post-screens.ts';
import { toast } from '../../components/feedback/toast.ts';
import type { LiveParts } from '../../components/live/live-parts.ts';
import { NewsButton } from '../../components/live/NewsButton.tsx';
import { formatted } from '../../components/text/count.ts';
import { IconUp } from '../../theme/icons.ts';
import { newPosts, onNewPosts, showNewPosts } from './new-posts.ts';

/** Says how many posts have come since the feed was read, and shows them from the top. */
export function NewPosts({ list }: LiveParts['newPosts']) {
  const client = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const { ids, more } = useSyncExternalStore(onNewPosts, newPosts);
  const show = useMutation({
    mutationFn: () => showNewPosts(client),
    onSuccess() {
      window.scrollTo({ top: 0 });
      // The button is gone; what comes next is the first of the new posts.
      place.current?.focus({ preventScroll: true });
    },
    onError: () => toast.error(texts.listFailed),
  });
  const shown = new Set(list.data?.pages.flatMap(({ rows }) => rows.map(({ _id }) => _id)));
  const count = list.data ? ids.filter((id) => !shown.has(id)).length : 0;
  return (
    <NewsButton
      ref={place}
      text={count > 0 ? text(count, formatted(count) + (more ? '+' : '')) : ''}
      icon={<IconUp size={18} stroke={2} aria-hidden="true" />}
      side="above"
      isLoading={show.isPending}
      onShow={() => show.mutate()}
    />
  );
}
