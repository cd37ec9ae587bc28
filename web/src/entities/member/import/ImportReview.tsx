import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { profileImport as texts } from '../../../../../shared/texts/members/profile-import.ts';
import { api } from '../../../api/client.ts';
import { messageOf } from '../../../api/error.ts';
import { useSend } from '../../../api/use-send.ts';
import { toast } from '../../../components/feedback/toast.ts';
import { useShowChanged } from '../use-show-changed.ts';
import classes from './ProfileImport.module.css';
import { changeOfParts, type ImportPart, type PartKey } from './plan.ts';

interface ImportReviewProps {
  parts: readonly ImportPart[];
  onSaved: () => void;
}

/** What a file says beside what the profile says; what stays ticked is stored, all of it at once. */
export function ImportReview({ parts, onSaved }: ImportReviewProps) {
  const [chosen, setChosen] = useState<ReadonlySet<PartKey>>(
    () => new Set(parts.filter(({ isChosen }) => isChosen).map(({ key }) => key)),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const showChanged = useShowChanged();
  const { mutate, isPending, error } = useSend(api.users.updateProfile, {
    onSuccess(member) {
      showChanged(member);
      toast.success(texts.saved);
      onSaved();
    },
  });
  const toggle = (key: PartKey) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    setChosen(next);
  };
  return (
    <section className={classes.review} aria-labelledby="import-review">
      <h3 id="import-review" ref={heading} tabIndex={-1} className={classes.heading}>
        {texts.review}
      </h3>
      <p className={classes.dimmed}>{parts.length > 0 ? texts.reviewHint : texts.same}</p>
      <ul className={classes.parts}>
        {parts.map((part) => (
          <li key={part.key} className={classes.part}>
            <Checkbox
              label={texts.parts[part.key]}
              checked={chosen.has(part.key)}
              disabled={isPending || Object.keys(part.change).length === 0}
              onChange={() => toggle(part.key)}
            />
            <div className={classes.sides}>
              {part.before.length > 0 && <Side title={texts.inProfile} lines={linesOf(part, part.before)} />}
              <Side
                title={part.before.length > 0 ? texts.inFile : undefined}
                lines={linesOf(part, part.after)}
                note={part.before.length > 0 ? (part.isAdded ? texts.added : texts.replaces) : undefined}
              />
            </div>
            {part.notes.map((note) => (
              <p key={note} className={classes.note}>
                {note}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <p role="alert" className={classes.problem}>
        {error && messageOf(error, texts.saveFailed)}
      </p>
      {parts.length > 0 && (
        <Button
          className={classes.choose}
          loading={isPending}
          aria-busy={isPending}
          disabled={chosen.size === 0}
          onClick={() => mutate({ body: changeOfParts(parts, chosen) })}
        >
          {texts.save}
        </Button>
      )}
    </section>
  );
}

/** Skills are short: they stand in one line. */
const linesOf = ({ key }: ImportPart, lines: string[]): string[] =>
  key === 'skills' && lines.length > 0 ? [lines.join(', ')] : lines;

function Side({
  title,
  lines,
  note,
}: {
  title: string | undefined;
  lines: readonly string[];
  note?: string | undefined;
}) {
  return (
    <div className={classes.side}>
      {title && <h4 className={classes.sideTitle}>{title}</h4>}
      {lines.length === 0 && <p className={classes.dimmed}>{texts.nothing}</p>}
      {lines.length > 0 && (
        <ul className={classes.lines}>
          {lines.map((line) => (
            <li key={line} dir="auto" className={classes.line}>
              {line}
            </li>
          ))}
        </ul>
      )}
      {note && lines.length > 0 && <p className={classes.dimmed}>{note}</p>}
    </div>
  );
}
