import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Button, Radio, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { REPORT_TEXT_MAX } from '../../../../shared/limits.ts';
import { REPORT_REASONS, type ReportKind, type ReportReason } from '../../../../shared/rules/reporting.ts';
import { reportReasons, reportDialog as texts } from '../../../../shared/texts/reports/report-screens.ts';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { useSend } from '../../api/use-send.ts';
import { Dialog, DialogActions } from '../../components/feedback/Dialog.tsx';
import { toast } from '../../components/feedback/toast.ts';
import { CharacterCount } from '../../components/forms/CharacterCount.tsx';
import { useUnsavedWork } from '../../router/unsaved-work.ts';
import classes from './ReportDialog.module.css';

/** Names what is reported. */
export interface Reportable {
  kind: ReportKind;
  id: string;
  /** Who wrote the comment. */
  writerId?: string;
  /** Where the update is. */
  projectId?: string;
  /** Where the message is. */
  conversationId?: string;
}

interface ReportDialogProps {
  thing: Reportable;
  /** Of whose it is. */
  name: string;
  onClose: () => void;
}

/** Where a member reports something to the administrators. What was typed stays when the call fails. */
export default function ReportDialog({ thing, name, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState('');
  const work = useUnsavedWork(text.trim() !== '');
  const close = () => work.ask(onClose);
  const { mutate, isPending } = useSend(api.reports.create, {
    onSuccess({ message }) {
      toast.success(message);
      onClose();
    },
    onError: (error) => toast.error(messageOf(error, texts.failed)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason && !isPending) mutate({ body: { ...thing, reason, text } });
  };
  return (
    <Dialog title={texts.title(thing.kind, name)} onClose={close} isBusy={isPending}>
      <form className={classes.form} onSubmit={submit}>
        <p>{texts.hint}</p>
        <Radio.Group
          label={texts.question}
          value={reason ?? null}
          onChange={(value) => setReason(value as ReportReason)}
        >
          <div className={classes.reasons}>
            {REPORT_REASONS.map((one) => (
              <Radio
                key={one}
                value={one}
                label={reportReasons[one]}
                classNames={{ radio: classes.radio, label: classes.label }}
              />
            ))}
          </div>
        </Radio.Group>
        <Textarea
          name="text"
          label={texts.text}
          minRows={2}
          maxLength={REPORT_TEXT_MAX}
          bottomSection={<CharacterCount text={text} max={REPORT_TEXT_MAX} />}
          value={text}
          readOnly={isPending}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <DialogActions>
          <Button variant="default" disabled={isPending} onClick={close}>
            {texts.cancel}
          </Button>
          <Button type="submit" disabled={!reason} loading={isPending} aria-busy={isPending}>
            {texts.send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
