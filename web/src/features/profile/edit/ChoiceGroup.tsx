import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import classes from './ChoiceGroup.module.css';

interface ChoiceGroupProps {
  legend: string;
  /** Labels by value. */
  options: Readonly<Record<string, string>>;
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

/** Any of a few choices. Chosen values that are not offered here stay. */
export function ChoiceGroup({ legend, options, chosen, onChange }: ChoiceGroupProps) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{legend}</legend>
      {Object.entries(options).map(([value, label]) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
          }
        />
      ))}
    </fieldset>
  );
}
