import { Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { POST_MAX } from '../../../../../shared/limits.ts';
import type { Post } from '../../../../../shared/model/post.ts';
import * as words from '../../../../../shared/texts/common/words.ts';
import { postEditing } from '../../../../../shared/texts/posts/post-editing.ts';
import { posts as texts } from '../../../../../shared/texts/posts/posts.ts';
import { errors } from '../../../../../shared/texts.ts';
import { api } from '../../../api/client.ts';
import { messageOf } from '../../../api/error.ts';
import { keyOf } from '../../../api/queries.ts';
import { useDraft } from '../../../api/use-draft.ts';
import { useSend } from '../../../api/use-send.ts';
import { toast } from '../../../components/feedback/toast.ts';
import { CharacterCount } from '../../../components/forms/CharacterCount.tsx';
import { isSubmitKey } from '../../../components/forms/is-submit-key.ts';
import { useUnsavedWork } from '../../../router/unsaved-work.ts';
import { MentionPicker } from '../../member/mention-picker/MentionPicker.tsx';
import { readPreviewLater } from '../attachments/read-preview.ts';
import { changePost } from '../post-cache.ts';
import { isMoreThanWords } from './more-than-words.ts';
import classes from './PostEditor.module.css';

/** What is wrong with the words that a post is to have, if anything. */
function problemOf(post: Post, content: string): string | undefined {
  if (content === '' && !isMoreThanWords(post)) return texts.contentRequired;
  return content.length > POST_MAX ? texts.contentTooLong : undefined;
}

/**
 * Where an author changes the words of a post, in their place. They stay until they are saved; Escape leaves the post as
 * it was, after asking if the words are others now.
 */
export default function PostEditor({ post, onClose }: { post: Post; onClose: () => void }) {
  const client = useQueryClient();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText, forget] = useDraft(`edit ${post._id}`, post.content);
  const [problem, setProblem] = useState<string>();
  const work = useUnsavedWork(text !== post.content);
  const save = useSend(api.posts.edit, {
    onSuccess(saved) {
      const { _id, content, mentions, tags, linkPreview, edited, editedAt } = saved;
      const changed = { content, mentions, tags, linkPreview, edited, editedAt };
      changePost(client, _id, (shown) => ({ ...shown, ...changed }));
      readPreviewLater(client, saved);
      void client.invalidateQueries({ queryKey: keyOf(api.posts.history, { params: { postId: _id } }) });
      toast.success(postEditing.saved);
      end();
    },
    onError(error) {
      toast.error(messageOf(error, errors.somethingWentWrong));
      area.current?.focus();
    },
  });
  const end = () => {
    forget();
    onClose();
  };
  const cancel = () => work.ask(end);
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const content = text.trim();
    const found = problemOf(post, content);
    setProblem(found);
    if (found) area.current?.focus();
    else if (content === post.content) end();
    else save.mutate({ params: { postId: post._id }, body: { content } });
  };
  return (
    <form className={classes.editor} onSubmit={submit} noValidate>
      <Textarea
        ref={area}
        aria-label={postEditing.edit}
        error={problem}
        autosize
        minRows={3}
        maxRows={16}
        bottomSection={<CharacterCount text={text} max={POST_MAX} />}
        value={text}
        readOnly={save.isPending}
        autoFocus
        onFocus={({ currentTarget }) => {
          const { length } = currentTarget.value;
          currentTarget.setSelectionRange(length, length);
        }}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setProblem(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') cancel();
          if (isSubmitKey(event)) submit(event);
        }}
      />
      <MentionPicker area={area} text={text} onChange={setText} />
      <div className={classes.actions}>
        <Button variant="default" size="sm" onClick={cancel}>
          {words.cancel}
        </Button>
        <Button type="submit" size="sm" loading={save.isPending}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
