import { Button, Textarea } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { COMMENT_MAX } from '../../../../shared/limits.ts';
import * as words from '../../../../shared/texts/common/words.ts';
import { comments as texts } from '../../../../shared/texts/posts/comments.ts';
import { commentScreens as screenTexts } from '../../../../shared/texts/posts/post-screens.ts';
import { CharacterCount } from '../../components/forms/CharacterCount.tsx';
import { isSubmitKey } from '../../components/forms/is-submit-key.ts';
import { useUnsavedWork } from '../../router/unsaved-work.ts';
import { MentionPicker } from '../member/mention-picker/MentionPicker.tsx';
import classes from './CommentEditor.module.css';

/** What is wrong with the words of a comment, if anything. */
function problemOf(content: string): string | undefined {
  if (content === '') return texts.empty;
  return content.length > COMMENT_MAX ? texts.tooLong : undefined;
}

interface CommentEditorProps {
  initial: string;
  /** The words as they are stored: others would be lost. */
  saved: string;
  onSave: (content: string) => void;
  onCancel: () => void;
}

/** Where the words of a comment are changed. Escape leaves them as they were, after asking if they are others now. */
export default function CommentEditor({ initial, saved, onSave, onCancel }: CommentEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const work = useUnsavedWork(text !== saved);
  const cancel = () => work.ask(onCancel);
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    const content = text.trim();
    const found = problemOf(content);
    setProblem(found);
    if (!found) onSave(content);
  };
  return (
    <form className={classes.editor} onSubmit={submit}>
      <Textarea
        ref={area}
        label={screenTexts.edit}
        error={problem}
        minRows={2}
        bottomSection={<CharacterCount text={text} max={COMMENT_MAX} />}
        value={text}
        autoFocus
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
        <Button type="submit" size="sm">
          {words.save}
        </Button>
      </div>
    </form>
  );
}
