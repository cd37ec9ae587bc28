import { Button, FileButton } from '@mantine/core';
import { useRef, useState } from 'react';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import { profileImport as texts } from '../../../../../shared/texts/members/profile-import.ts';
import { DropTarget } from '../../../components/forms/files/DropTarget.tsx';
import { fileInput } from '../../../components/forms/files/file-input.ts';
import { ImportReview } from './ImportReview.tsx';
import classes from './ProfileImport.module.css';
import { type ImportPart, importPlan, isEmptyResume } from './plan.ts';
import { ImportError, type ImportProblem } from './raw-resume.ts';
import { readResume } from './read-resume.ts';

interface ProfileImportProps {
  member: CurrentUser;
  /** Runs when what was chosen is in the profile. */
  onSaved: () => void;
  /** How the button for the file looks, where the screen is about something else as well. */
  variant?: 'filled' | 'default';
}

/** A file that was chosen last, and what it says for the profile. */
interface Chosen {
  /** Tells one file from the next. */
  turn: number;
  parts?: ImportPart[];
  problem?: ImportProblem;
}

/** Takes a profile from a file: shows what it says, and stores what the member agrees to. */
export function ProfileImport({ member, onSaved, variant = 'filled' }: ProfileImportProps) {
  const [chosen, setChosen] = useState<Chosen>();
  const turn = useRef(0);
  const take = async (file: File | undefined | null) => {
    if (!file) return;
    turn.current += 1;
    const own = turn.current;
    // Another file may have been chosen while this one was read.
    const show = (result: Omit<Chosen, 'turn'>) => {
      if (turn.current === own) setChosen({ turn: own, ...result });
    };
    show({});
    try {
      const raw = await readResume(file);
      show(isEmptyResume(raw) ? { problem: 'empty' } : { parts: importPlan(raw, member) });
    } catch (error) {
      show({ problem: error instanceof ImportError ? error.problem : 'unreadable' });
    }
  };
  const isReading = chosen !== undefined && !chosen.parts && !chosen.problem;
  const words = chosen ? texts.chooseAnother : texts.choose;
  return (
    <div className={classes.import}>
      <p>{texts.intro}</p>
      <ul className={classes.ways}>
        <li>{texts.linkedIn}</li>
        <li>{texts.jsonResume}</li>
      </ul>
      <FileButton
        accept=".zip,.json,application/zip,application/json"
        inputProps={fileInput(words)}
        onChange={(file) => void take(file)}
      >
        {(props) => (
          <Button
            {...props}
            className={classes.choose}
            variant={chosen?.parts ? 'default' : variant}
            loading={isReading}
            aria-busy={isReading}
          >
            {words}
          </Button>
        )}
      </FileButton>
      <p role="alert" className={classes.problem}>
        {chosen?.problem && texts.errors[chosen.problem]}
      </p>
      {chosen?.parts && <ImportReview key={chosen.turn} parts={chosen.parts} onSaved={onSaved} />}
      <DropTarget onDrop={([file]) => void take(file)} />
    </div>
  );
}
