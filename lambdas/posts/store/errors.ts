import { comments as commentTexts } from '../../../shared/texts/posts/comments.ts';
import { posts as texts } from '../../../shared/texts/posts/posts.ts';
import { BadRequest, NotFound } from '../../http/errors.ts';

/** 404: there is no such post, or no longer. */
export class PostNotFoundError extends NotFound {
  constructor() {
    super(texts.notFound);
  }
}

/** 404: there is no such comment on this post, or no longer. */
export class CommentNotFoundError extends NotFound {
  constructor() {
    super(commentTexts.notFound);
  }
}

/** 404: the post has no poll, or its poll no such option. */
export class PollOptionNotFoundError extends NotFound {
  constructor() {
    super(texts.pollOptionNotFound);
  }
}

/** 400: the poll takes no more votes. */
export class PollClosedError extends BadRequest {
  constructor() {
    super(texts.pollClosed);
  }
}
