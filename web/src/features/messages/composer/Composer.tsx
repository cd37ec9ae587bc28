import '@mantine/core/styles/ActionIcon.layer.css';
import { ActionIcon, Button, FileButton } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { MESSAGE_ATTACHMENTS_MAX, MESSAGE_MAX } from '../../../../../shared/limits.ts';
import { messageComposer as texts } from '../../../../../shared/texts/conversations/conversation-screens.ts';
import { conversations } from '../../../../../shared/texts/conversations/conversations.ts';
import { media } from '../../../../../shared/texts/media/media.ts';
import { useDraft } from '../../../api/use-draft.ts';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { PartBoundary } from '../../../components/feedback/PartBoundary.tsx';
import { ACCEPTED, useAttachments } from '../../../components/files/use-attachments.ts';
import { CharacterCount } from '../../../components/forms/CharacterCount.tsx';
import { DropTarget } from '../../../components/forms/files/DropTarget.tsx';
import { fileInput } from '../../../components/forms/files/file-input.ts';
import type { Outgoing } from '../../../entities/conversation/outbox.ts';
import { sayTyping } from '../../../entities/conversation/typing.ts';
import { IconAttach, IconSend } from '../../../theme/icons.ts';
import classes from './Composer.module.css';

const AttachmentsPanel = lazyPart(() => import('../../../components/files/AttachmentsPanel.tsx'));

interface ComposerProps {
  conversationId: string;
  /** Of whom it is written to. */
  name: string;
  onSend: (message: Pick<Outgoing, 'text' | 'attachments'>) => void;
}

/** From here on, it is told how much room is left. */
const NEARLY_FULL = 0.8 * MESSAGE_MAX;

/** Whether the viewer has keys and a pointer; a finger's Enter begins a new line. */
const hasKeyboard = (): boolean => window.matchMedia('(hover: hover) and (pointer: fine)').matches;

/** Where a message is written. What was typed and chosen is kept until it is sent. */
export function Composer({ conversationId, name, onSend }: ComposerProps) {
  const [text, write] = useDraft(`message ${conversationId}`);
  const { files, problem, setProblem, isWaiting, add, paste, arrived } = useAttachments(
    `message-files ${conversationId}`,
    { max: MESSAGE_ATTACHMENTS_MAX, tooMany: conversations.tooManyAttachments },
  );
  const area = useRef<HTMLTextAreaElement>(null);
  const hasFiles = files.files.length > 0;
  const isEmpty = text.trim() === '' && !hasFiles;
  useEffect(() => {
    if (hasKeyboard()) area.current?.focus({ preventScroll: true });
  }, []);

  const submit = async (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    area.current?.focus();
    if (isEmpty || isWaiting) return;
    if (text.trim().length > MESSAGE_MAX) {
      setProblem(conversations.textTooLong);
      return;
    }
    const attachments = await arrived();
    if (!attachments) return;
    onSend({ text: text.trim(), attachments });
    write('');
    files.clear();
  };

  return (
    <form className={classes.composer} onPaste={paste} onSubmit={(event) => void submit(event)} noValidate>
      {hasFiles && (
        <PartBoundary>
          <AttachmentsPanel files={files} disabled={isWaiting} />
        </PartBoundary>
      )}
      <p id="message-problem" className={classes.problem} role="alert">
        {problem}
      </p>
      <div className={classes.line}>
        <FileButton
          accept={ACCEPTED}
          multiple
          inputProps={{ ...fileInput(media.attach), disabled: isWaiting }}
          onChange={add}
        >
          {({ onClick }) => (
            <ActionIcon
              size="lg"
              aria-label={media.attach}
              title={media.attach}
              disabled={isWaiting}
              onClick={onClick}
            >
              <IconAttach size={22} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          )}
        </FileButton>
        <textarea
          dir="auto"
          ref={area}
          className={classes.text}
          aria-label={texts.write(name)}
          placeholder={texts.write(name)}
          title={texts.hint}
          rows={1}
          value={text}
          readOnly={isWaiting}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby="message-problem"
          onChange={({ currentTarget }) => {
            write(currentTarget.value);
            sayTyping(conversationId);
            setProblem(undefined);
          }}
          onKeyDown={(event) => {
            const { key, shiftKey, nativeEvent } = event;
            if (key === 'Enter' && !shiftKey && !nativeEvent.isComposing && hasKeyboard()) void submit(event);
          }}
        />
        <Button
          type="submit"
          className={classes.send}
          aria-label={texts.send}
          title={texts.send}
          loading={isWaiting}
          aria-busy={isWaiting}
          aria-disabled={isEmpty || undefined}
        >
          <IconSend size={20} stroke={1.75} aria-hidden="true" />
        </Button>
      </div>
      {text.length > NEARLY_FULL && (
        <div className={classes.count}>
          <CharacterCount text={text} max={MESSAGE_MAX} />
        </div>
      )}
      <DropTarget onDrop={add} disabled={isWaiting} />
    </form>
  );
}
