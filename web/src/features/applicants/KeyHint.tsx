import { applicantScreens as texts } from '../../../../shared/texts/projects/applicant-screens.ts';
import { TextButton } from '../../components/layout/TextLink.tsx';
import classes from './Applicants.module.css';

interface KeyHintProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Says which keys do something here, and turns them off and on. */
export const KeyHint = ({ isOn, onChange }: KeyHintProps) => (
  <p className={classes.keys}>
    {isOn && texts.keys}{' '}
    <TextButton onClick={() => onChange(!isOn)}>{isOn ? texts.keysOff : texts.keysOn}</TextButton>
  </p>
);
