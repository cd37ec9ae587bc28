import { Button } from '@mantine/core';
import type { PostComment } from '../../../../shared/model/post.ts';
import { commentScreens as texts } from '../../../../shared/texts/posts/post-screens.ts';
import { formatted } from '../../components/text/count.ts';
import { IconApprove, IconApproved, IconDislike, IconDisliked } from '../../theme/icons.ts';
import { useReaction } from './use-reaction.ts';

/** Likes or dislikes a comment, with the count of each. */
export function ReactionButtons({ postId, comment }: { postId: string; comment: PostComment }) {
  const react = useReaction(postId, comment);
  const kinds = [
    { reaction: 'like', name: texts.like, count: comment.likeCount, icon: IconApprove, chosen: IconApproved },
    {
      reaction: 'dislike',
      name: texts.dislike,
      count: comment.dislikeCount,
      icon: IconDislike,
      chosen: IconDisliked,
    },
  ] as const;
  return kinds.map(({ reaction, name, count, icon, chosen }) => {
    const isChosen = comment.reaction === reaction;
    const Icon = isChosen ? chosen : icon;
    return (
      <Button
        key={reaction}
        variant="quiet"
        size="xs"
        aria-label={`${name}, ${formatted(count)}`}
        aria-pressed={isChosen}
        onClick={() => react(reaction)}
      >
        <Icon size={18} stroke={1.75} aria-hidden="true" />
        {count > 0 && formatted(count)}
      </Button>
    );
  });
}
