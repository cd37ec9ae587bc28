import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { POST_MAX } from '../../../../shared/limits.ts';
import type { CurrentUser } from '../../../../shared/model/member.ts';
import { posts as texts } from '../../../../shared/texts.ts';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { useSend } from '../../api/use-send.ts';
import { addPost } from '../../parts/post/post-cache.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatted } from '../../ui/count.ts';
import { toast } from '../../ui/toast.ts';
import classes from './Composer.module.css';
import { useDraft } from './use-draft.ts';

/** What keeps a text from being posted, if anything (SPEC section 5, posts). */
function complaint(text: string): string | undefined {
  if (text.trim() === '') return texts.contentRequired;
  if (text.trim().length > POST_MAX) return texts.contentTooLong;
  return undefined;
}

/** Where a post is written (SPEC section 2, post composer). What was typed is kept until it is posted. */
export function Composer({ member }: { member: CurrentUser }) {
  const client = useQueryClient();
  const [text, write] = useDraft(member._id);
  const [problem, setProblem] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  const create = useSend(api.posts.create, {
    onSuccess(post) {
      write('');
      addPost(client, post);
      toast.success(texts.created);
    },
    onError: (error) => toast.error(messageOf(error, texts.createFailed)),
  });

  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    const found = complaint(text);
    setProblem(found);
    if (found) area.current?.focus();
    else create.mutate({ body: { content: text.trim() } });
  };

  return (
    <form className={classes.composer} onSubmit={submit} noValidate aria-label="Write a post">
      <Avatar id={member._id} name={member.name} picture={member.profilePicture} />
      <div className={classes.writing}>
        <textarea
          ref={area}
          className={classes.text}
          aria-label="What do you want to share?"
          placeholder="What do you want to share?"
          rows={2}
          value={text}
          readOnly={create.isPending}
          aria-invalid={problem ? true : undefined}
          aria-describedby="composer-problem"
          onChange={({ currentTarget }) => {
            write(currentTarget.value);
            setProblem(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
          }}
        />
        <p id="composer-problem" className={classes.problem} role="alert">
          {problem}
        </p>
        <div className={classes.actions}>
          <span className={classes.shortcut}>Ctrl + Enter to post</span>
          <span className={classes.count} data-over={text.length > POST_MAX}>
            {formatted(text.length)} / {formatted(POST_MAX)}
          </span>
          <Button type="submit" loading={create.isPending}>
            Post
          </Button>
        </div>
      </div>
    </form>
  );
}
