import { useQueryClient } from '@tanstack/react-query';
import type { Post, PostComment } from '../../../../shared/model/post.ts';
import { comments as texts } from '../../../../shared/texts/posts/comments.ts';
import { errors } from '../../../../shared/texts.ts';
import { api } from '../../api/client.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { keyOf } from '../../api/queries.ts';
import { useMember } from '../../api/session.ts';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../components/feedback/toast.ts';
import {
  changeComment,
  dropComment,
  dropFirstSending,
  holdReads,
  putComment,
  settle,
  showSending,
  takeAnswer,
  takeReply,
} from './comment-cache.ts';

interface AddOptions {
  postId: string;
  /** The comment that is answered, if any. */
  replyTo?: string;
  /** Gets the words of one that could not be added. */
  onFail: (content: string) => void;
}

/** Adds comments to a post, or replies to one of them: each is in the list at once, and gone again if the call fails. */
export function useAddComment({ postId, replyTo, onFail }: AddOptions) {
  const client = useQueryClient();
  const { _id, name, username, profilePicture } = useMember();
  const place = { postId, ...(replyTo && { replyTo }) };
  const { mutate } = useSend(api.posts.addComment, {
    outlasts: {},
    scope: ['comments', postId, replyTo].join(' '),
    onMutate({ body: { content } }) {
      holdReads(client, postId);
      showSending(client, place, { user: { _id, name, username, profilePicture }, content });
    },
    onSuccess(answer) {
      settle(client, postId, () => {
        dropFirstSending(client, place);
        takeAnswer(client, answer);
        if (answer.reply) takeReply(client, answer, answer.reply);
      });
      toast.success(replyTo ? texts.replyAdded : texts.added);
    },
    onError(error, { body: { content } }) {
      dropFirstSending(client, place);
      toast.error(messageOf(error, replyTo ? texts.replyFailed : texts.addFailed));
      onFail(content);
    },
  });
  return (content: string) => mutate({ params: { postId }, body: { content, ...(replyTo && { replyTo }) } });
}

/**
 * Changes the words of a comment, at once, and back again if the call fails.
 *
 * @param onFail gets the words that could not be saved
 */
export function useEditComment(postId: string, comment: PostComment, onFail: (content: string) => void) {
  const client = useQueryClient();
  const show = (content: string, edited: boolean) =>
    changeComment(client, postId, comment._id, (shown) => ({ ...shown, content, edited }));
  const { mutate } = useSend(api.posts.editComment, {
    outlasts: { sets: ['comment', comment._id].join(' ') },
    onMutate({ body: { content } }) {
      holdReads(client, postId);
      show(content, true);
    },
    onSuccess(answer) {
      const { reply } = answer;
      settle(client, postId, () => {
        takeAnswer(client, answer);
        if (reply) changeComment(client, postId, reply._id, () => reply);
      });
      toast.success(texts.updated);
    },
    onError(error, { body: { content } }) {
      show(comment.content, comment.edited);
      toast.error(messageOf(error, errors.somethingWentWrong));
      onFail(content);
    },
  });
  return (content: string) => mutate({ params: { postId, commentId: comment._id }, body: { content } });
}

/** Deletes a comment: it is gone at once, and back again if the call fails. */
export function useDeleteComment({ _id: postId }: Post, comment: PostComment) {
  const client = useQueryClient();
  const { mutate } = useSend(api.posts.deleteComment, {
    outlasts: { sets: ['comment', comment._id].join(' ') },
    onMutate() {
      holdReads(client, postId);
      dropComment(client, postId, comment);
    },
    onSuccess(answer) {
      settle(client, postId, () => takeAnswer(client, answer));
      toast.success(texts.deleted);
    },
    onError(error) {
      putComment(client, postId, comment);
      toast.error(texts.deleteFailed);
      // Somebody else may have deleted it, or what it answers was gone with it.
      if (comment.replyTo || (error instanceof ApiError && error.kind === 'answer'))
        void client.invalidateQueries({ queryKey: keyOf(api.posts.comments, { params: { postId } }) });
    },
  });
  return () => mutate({ params: { postId, commentId: comment._id } });
}
