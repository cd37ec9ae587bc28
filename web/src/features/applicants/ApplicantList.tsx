import { Button } from '@mantine/core';
import type { ReceivedApplication } from '../../../../shared/model/project.ts';
import { applicantScreens as texts } from '../../../../shared/texts/projects/applicant-screens.ts';
import { formatted } from '../../components/text/count.ts';
import { isAnswerable } from '../../entities/project/applying/received.ts';
import { ApplicantRow } from './ApplicantRow.tsx';
import classes from './Applicants.module.css';

interface ApplicantListProps {
  rows: ReceivedApplication[];
  openId: string | undefined;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onDecline: (rows: ReceivedApplication[]) => void;
}

/** The applications, of which several can be declined at once. */
export function ApplicantList({ rows, openId, selected, onSelect, onDecline }: ApplicantListProps) {
  const chosen = rows.filter((row) => selected.has(row._id) && isAnswerable(row));
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  return (
    <>
      {chosen.length > 0 && (
        <div className={classes.selection}>
          <p role="status">{texts.selected(formatted(chosen.length))}</p>
          <Button size="sm" variant="quiet" onClick={() => onSelect(new Set())}>
            {texts.clear}
          </Button>
          <Button size="sm" variant="default" aria-haspopup="dialog" onClick={() => onDecline(chosen)}>
            {texts.declineSelected}
          </Button>
        </div>
      )}
      <ul className={classes.rows} aria-label={texts.list}>
        {rows.map((row) => (
          <ApplicantRow
            key={row._id}
            application={row}
            isOpen={row._id === openId}
            isSelected={selected.has(row._id)}
            onSelect={() => toggle(row._id)}
          />
        ))}
      </ul>
    </>
  );
}
