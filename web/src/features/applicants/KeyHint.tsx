import {
  APPLICANT_KEYS,
  applicantScreens as texts,
} from '../../../../shared/texts/projects/applicant-screens.ts';
import { TextButton } from '../../components/layout/TextLink.tsx';
import { setKeys, useKeysOn } from '../../lib/keys.ts';
import classes from './Applicants.module.css';

const NAMED = Object.entries(APPLICANT_KEYS)
  .map(([key, does]) => `${key} ${does}`)
  .join(', ');

/** Says which keys do something here, and turns them off and on. */
export function KeyHint() {
  const isOn = useKeysOn();
  return (
    <p className={classes.keys}>
      {isOn && texts.keys(NAMED)}{' '}
      <TextButton onClick={() => setKeys(!isOn)}>{isOn ? texts.keysOff : texts.keysOn}</TextButton>
    </p>
  );
}
