import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { Post, PostComment } from '../../../../shared/model/post.ts';
import type { Page } from '../../api/queries.ts';

/** The parts of screens that show news, by their properties. */
export interface LiveParts {
  /** Above the feed. */
  newPosts: { list: UseInfiniteQueryResult<InfiniteData<Page<Post[]>>> };
  /** Below the comments of a post. */
  newComments: {
    postId: string;
    shown: readonly PostComment[];
    /** What holds the list of comments. */
    box: RefObject<HTMLElement | null>;
  };
  /** Above the comments of a project. */
  newProjectComments: { count: number; onShow: () => void };
}
