import { Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { POST_MAX } from '../../../../../shared/limits.ts';
import type { Post } from '../../../../../shared/model/post.ts';
import { posts } from '../../../../../shared/texts/posts/posts.ts';
import { shareScreens as texts } from '../../../../../shared/texts/posts/share-screens.ts';
import { api } from '../../../api/client.ts';
import { messageOf } from '../../../api/error.ts';
import { useDraft } from '../../../api/use-draft.ts';
import { useSend } from '../../../api/use-send.ts';
import { Dialog, DialogActions } from '../../../components/feedback/Dialog.tsx';
import { toast } from '../../../components/feedback/toast.ts';
import { CharacterCount } from '../../../components/forms/CharacterCount.tsx';
import { useUnsavedWork } from '../../../router/unsaved-work.ts';
import { addPost } from '../post-cache.ts';
import classes from './ShareDialog.module.css';
import SharedPost from './SharedPost.tsx';

interface ShareDialogProps {
  post: Post;
  onClose: () => void;
}

/** What a share of a post will show: that of the first where the post is a share itself. */
const sharedBy = (post: Post): NonNullable<Post['shared']> =>
  post.shared ?? { ...post, pollOptions: post.poll?.options.map(({ text }) => text) ?? [] };

/** Where a post is shared with words of one's own. What was typed stays when the call fails, and over a reload. */
export default function ShareDialog({ post, onClose }: ShareDialogProps) {
  const client = useQueryClient();
  const [content, setContent, forget] = useDraft(`share ${post._id}`);
  const work = useUnsavedWork(content.trim() !== '');
  const close = () =>
    work.ask(() => {
      forget();
      onClose();
    });
  const { mutate, isPending } = useSend(api.posts.create, {
    onSuccess(created) {
      addPost(client, created);
      toast.success(posts.created);
      forget();
      onClose();
    },
    onError: (error) => toast.error(messageOf(error, posts.createFailed)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate({ body: { content, shared: post._id } });
  };
  return (
    <Dialog title={texts.title} onClose={close} isBusy={isPending}>
      <form className={classes.form} onSubmit={submit}>
        <Textarea
          name="content"
          label={texts.words}
          minRows={3}
          maxLength={POST_MAX}
          bottomSection={<CharacterCount text={content} max={POST_MAX} />}
          value={content}
          readOnly={isPending}
          onChange={({ currentTarget }) => setContent(currentTarget.value)}
        />
        <SharedPost shared={sharedBy(post)} />
        <DialogActions>
          <Button variant="default" disabled={isPending} onClick={close}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={isPending} aria-busy={isPending}>
            {texts.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
