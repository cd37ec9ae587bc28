import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { COMMENTS_IN_POST } from '../../../../shared/limits.ts';
import { newComments as text } from '../../../../shared/texts/common/news.ts';
import { useMember } from '../../api/session.ts';
import type { LiveParts } from '../../components/live/live-parts.ts';
import { NewsButton } from '../../components/live/NewsButton.tsx';
import { formatted } from '../../components/text/count.ts';
import { IconDown } from '../../theme/icons.ts';
import { latestOf, newerThan, onPostRead, showComments } from './new-comments.ts';

/** Says how many comments have come since they were read, and leads to the first of them. */
export function NewComments({ postId, shown, box }: LiveParts['newComments']) {
  const client = useQueryClient();
  const { _id: memberId } = useMember();
  const latest = useSyncExternalStore(onPostRead, () => latestOf(postId));
  const news = newerThan(shown, latest, memberId);
  const [firstId, setFirstId] = useState<string>();
  const place = firstId === undefined ? -1 : shown.findIndex(({ _id }) => _id >= firstId);
  useEffect(() => {
    const row = place < 0 ? undefined : box.current?.querySelector('ul')?.children[place];
    if (!(row instanceof HTMLElement)) return;
    // The button that had the focus is gone.
    row.tabIndex = -1;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
    setFirstId(undefined);
  }, [place, box]);
  const show = () => {
    if (!latest) return;
    setFirstId(news[0]?._id);
    showComments(client, latest, news.length);
  };
  const count = news.length;
  return (
    <NewsButton
      text={count > 0 ? text(count, formatted(count) + (count < COMMENTS_IN_POST ? '' : '+')) : ''}
      icon={<IconDown size={18} stroke={2} aria-hidden="true" />}
      side="below"
      onShow={show}
    />
  );
}
