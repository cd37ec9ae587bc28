import { useId } from 'react';
import { appearance as texts } from '../../../../shared/texts/account/appearance.ts';
import { SCHEMES, useScheme } from './scheme.ts';
import classes from './ThemeChoice.module.css';

/** Light, dark or as the device says, side by side. */
export function ThemeChoice() {
  const { scheme, setScheme } = useScheme();
  const name = useId();
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{texts.theme}</legend>
      {SCHEMES.map(({ value, label, icon: Icon }) => (
        <label key={value} className={classes.option}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={scheme === value}
            onChange={() => setScheme(value)}
          />
          <Icon size={20} aria-hidden="true" />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
