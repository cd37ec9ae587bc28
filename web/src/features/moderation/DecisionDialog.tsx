import { Button, NativeSelect, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { REPORT_TEXT_MAX } from '../../../../shared/limits.ts';
import type { ReportCase } from '../../../../shared/model/report.ts';
import { mostNamed, REPORT_REASONS, type ReportReason } from '../../../../shared/rules/reporting.ts';
import {
  reportKinds,
  reportReasons,
  moderation as texts,
} from '../../../../shared/texts/reports/report-screens.ts';
import { Dialog, DialogActions } from '../../components/feedback/Dialog.tsx';
import { CharacterCount } from '../../components/forms/CharacterCount.tsx';
import { useUnsavedWork } from '../../router/unsaved-work.ts';
import classes from './DecisionDialog.module.css';
import { useDecision } from './use-decision.ts';

const DAYS = ['1', '3', '7', '30', '90', '365', '3650'];

const RULES = REPORT_REASONS.map((value) => ({ value, label: reportReasons[value] }));

interface DecisionDialogProps {
  reported: ReportCase;
  action: 'remove' | 'suspend';
  onClose: () => void;
}

/** Where an administrator says which rule was broken, and for how long somebody is suspended. */
export default function DecisionDialog({ reported, action, onClose }: DecisionDialogProps) {
  const [reason, setReason] = useState(() => mostNamed(reported.reasons));
  const [days, setDays] = useState('7');
  const [note, setNote] = useState('');
  const work = useUnsavedWork(note.trim() !== '');
  const { decide, isDeciding } = useDecision(reported._id, onClose);
  const close = () => work.ask(onClose);
  const { kind, member, thing } = reported;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isDeciding) return;
    decide({ action, reason, note, ...(action === 'suspend' && { days: Number(days) }) });
  };
  return (
    <Dialog
      title={
        action === 'remove' ? texts.removeTitle(reportKinds[kind]) : texts.suspendTitle(member?.name ?? '')
      }
      onClose={close}
      isBusy={isDeciding}
    >
      <form className={classes.form} onSubmit={submit}>
        <p>
          {action === 'remove' ? texts.removeHint : texts.suspendHint}{' '}
          {action === 'suspend' && kind !== 'member' && thing && texts.suspendThingHint}
        </p>
        <NativeSelect
          name="reason"
          label={texts.rule}
          data={RULES}
          value={reason}
          data-autofocus
          onChange={({ currentTarget }) => setReason(currentTarget.value as ReportReason)}
        />
        {action === 'suspend' && (
          <NativeSelect
            name="days"
            label={texts.days}
            data={DAYS}
            value={days}
            onChange={({ currentTarget }) => setDays(currentTarget.value)}
          />
        )}
        <Textarea
          name="note"
          label={texts.note}
          minRows={2}
          maxLength={REPORT_TEXT_MAX}
          bottomSection={<CharacterCount text={note} max={REPORT_TEXT_MAX} />}
          value={note}
          readOnly={isDeciding}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <DialogActions>
          <Button variant="default" disabled={isDeciding} onClick={close}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="danger" loading={isDeciding} aria-busy={isDeciding}>
            {action === 'remove' ? texts.removeAction : texts.suspendAction}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
