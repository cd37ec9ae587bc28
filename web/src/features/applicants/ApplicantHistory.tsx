import { useState } from 'react';
import { PREVIEW_CHARACTERS } from '../../../../shared/limits.ts';
import { applicantScreens as texts } from '../../../../shared/texts/projects/applicant-screens.ts';
import { TextButton } from '../../components/layout/TextLink.tsx';
import { ShortenedText } from '../../components/text/ShortenedText.tsx';
import classes from './ApplicantDetail.module.css';

/** So many stations are shown until the founder asks for all: an answer to the application stays near. */
const FIRST = 3;

interface ApplicantHistoryProps {
  title: string;
  entries: readonly { words: readonly string[]; description: string }[];
}

/** Where an applicant has worked or learned, the newest first as they have put it. */
export function ApplicantHistory({ title, entries }: ApplicantHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  if (entries.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul className={classes.history}>
        {entries.slice(0, isOpen ? entries.length : FIRST).map(({ words, description }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stations have no name of their own, and nobody moves them here
          <li key={index}>
            <p dir="auto">{words.filter((one) => one !== '').join(' · ')}</p>
            {description !== '' && <ShortenedText text={description} max={PREVIEW_CHARACTERS} />}
          </li>
        ))}
      </ul>
      {entries.length > FIRST && (
        <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.fewer : texts.allOf(entries.length)}
        </TextButton>
      )}
    </>
  );
}
