import { Button } from '@mantine/core';
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useContext, useRef, useState } from 'react';
import { POST_MAX } from '../../../../../shared/limits.ts';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import { postScreens } from '../../../../../shared/texts/posts/post-screens.ts';
import { posts as texts } from '../../../../../shared/texts/posts/posts.ts';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { PartBoundary } from '../../../components/feedback/PartBoundary.tsx';
import { type FileKind, kindOf, pastedFiles } from '../../../components/files/file-kinds.ts';
import { useFiles } from '../../../components/files/use-files.ts';
import { DropTarget } from '../../../components/forms/files/DropTarget.tsx';
import { isSubmitKey } from '../../../components/forms/is-submit-key.ts';
import { formatted } from '../../../components/text/count.ts';
import { MemberAvatar } from '../../../entities/member/MemberAvatar.tsx';
import { MentionPicker } from '../../../entities/member/mention-picker/MentionPicker.tsx';
import { AskToLeave, useUnsavedWork } from '../../../router/unsaved-work.ts';
import classes from './Composer.module.css';
import { type Draft, hasMedia, NEW_POLL, problemOf } from './draft.ts';
import { KindChoice } from './KindChoice.tsx';
import { forgetMedia } from './kept-media.ts';
import { FILE_RULES, type Kind } from './kinds.ts';
import { useDraft } from './use-draft.ts';
import { useKeptMedia } from './use-kept-media.ts';
import { useIsPublishing, usePublish } from './use-publish.ts';
import { useShared } from './use-shared.ts';

const FilesPanel = lazyPart(() => import('./FilesPanel.tsx'));
const PollEditor = lazyPart(() => import('./PollEditor.tsx'));

/** What the words themselves can be told. */
const ABOUT_WORDS: ReadonlySet<string | undefined> = new Set([texts.contentRequired, texts.contentTooLong]);

/** Where a post is written. What was typed is kept until it is posted. */
export function Composer({ member }: { member: CurrentUser }) {
  const isPublishing = useIsPublishing();
  const [text, write] = useDraft(member._id, isPublishing);
  const [kind, setKind] = useState<Kind>();
  const [problem, setProblem] = useState<string>();
  const files = useFiles(() => setProblem(undefined));
  const [poll, setPoll] = useState(NEW_POLL);
  const draft: Draft = { text, kind, files: files.files, poll };
  const isKept = useKeptMedia(member._id, draft, isPublishing, (kept) => {
    setKind(kept.kind);
    setPoll(kept.poll);
    if (kept.kind !== 'poll') files.restore(kept.files, kept.kind);
  });
  // Leaving would end the uploads that the post waits for.
  useUnsavedWork(files.files.length > 0 && (isPublishing || !isKept));
  const ask = useContext(AskToLeave);
  const form = useRef<HTMLFormElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const choose = (next?: Kind) => {
    files.clear();
    setPoll(NEW_POLL);
    setProblem(undefined);
    setKind(next);
  };
  const publish = usePublish(() => {
    write('');
    choose();
    forgetMedia(member._id);
  });
  const add = (chosen: File[], of: FileKind) => {
    const isOther = kind !== undefined && kind !== of;
    if (isOther && (kind === 'poll' || files.files.length > 0)) return setProblem(texts.oneKind);
    const { max, tooMany } = FILE_RULES[of];
    const room = max - files.files.length;
    setKind(of);
    files.add(chosen.slice(0, room), of);
    setProblem(chosen.length > room ? tooMany : undefined);
  };
  const chooseAnew = (next?: Kind) => {
    if (hasMedia(draft)) ask(() => choose(next));
    else choose(next);
  };
  /** Takes files that were dropped or pasted; the first says of which kind. */
  const take = (given: File[]) => {
    const [first] = given;
    if (!first || isPublishing) return;
    const of = kindOf(first);
    add(
      given.filter((file) => kindOf(file) === of),
      of,
    );
  };
  useShared(({ words, files: given }) => {
    write([text, words].filter(Boolean).join('\n'));
    take(given);
  });
  const paste = (event: ClipboardEvent) => {
    const pasted = pastedFiles(event.clipboardData);
    if (pasted.length === 0) return;
    event.preventDefault();
    take(pasted);
  };

  const focusProblem = (found: string) => {
    const options = form.current?.querySelectorAll<HTMLInputElement>('input[required]') ?? [];
    const empty = [...options].find(({ value }) => value.trim() === '');
    ((found === texts.pollNeedsOptions && empty) || area.current)?.focus();
  };
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (isPublishing) return;
    const found = problemOf(draft);
    setProblem(found);
    if (found) focusProblem(found);
    else publish(draft);
  };

  return (
    <form
      ref={form}
      className={classes.composer}
      onPaste={paste}
      onSubmit={submit}
      noValidate
      aria-label={postScreens.write}
    >
      <MemberAvatar member={member} />
      <div className={classes.writing}>
        <textarea
          dir="auto"
          ref={area}
          className={classes.text}
          aria-label={postScreens.share}
          placeholder={postScreens.share}
          rows={2}
          value={text}
          readOnly={isPublishing}
          aria-invalid={ABOUT_WORDS.has(problem) || undefined}
          aria-describedby="composer-problem"
          onChange={({ currentTarget }) => {
            write(currentTarget.value);
            setProblem(undefined);
          }}
          onKeyDown={(event) => {
            if (isSubmitKey(event)) submit(event);
          }}
        />
        <MentionPicker area={area} text={text} onChange={write} />
        <PartBoundary>
          {kind === 'poll' && (
            <PollEditor
              poll={poll}
              disabled={isPublishing}
              onChange={(next) => {
                setPoll(next);
                setProblem(undefined);
              }}
            />
          )}
          {kind !== undefined && kind !== 'poll' && (
            <FilesPanel kind={kind} files={files} disabled={isPublishing} onAdd={add} />
          )}
        </PartBoundary>
        <p id="composer-problem" className={classes.problem} role="alert">
          {problem}
        </p>
        <div className={classes.actions}>
          <KindChoice
            kind={kind}
            disabled={isPublishing}
            onChoose={(next) => chooseAnew(next === kind ? undefined : next)}
          />
          <span className={classes.count} data-over={text.length > POST_MAX}>
            {formatted(text.length)} / {formatted(POST_MAX)}
          </span>
          <Button
            type="submit"
            // Quiet until there is something to post: until then something else comes first on this screen.
            variant={text.trim() === '' && kind === undefined ? 'default' : 'filled'}
            title={postScreens.submitKeys}
            loading={isPublishing}
            aria-busy={isPublishing}
          >
            {postScreens.submit}
          </Button>
        </div>
      </div>
      <DropTarget onDrop={take} disabled={isPublishing} />
    </form>
  );
}
