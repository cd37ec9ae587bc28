import { Button } from '@mantine/core';
import { postScreens as texts } from '../../../../../shared/texts/posts/post-screens.ts';
import classes from './KindChoice.module.css';
import { KINDS, type Kind } from './kinds.ts';

const ALL: Kind[] = ['photo', 'video', 'poll', 'document'];

interface KindChoiceProps {
  kind: Kind | undefined;
  disabled: boolean;
  onChoose: (kind: Kind) => void;
}

/** What comes with the words of a post. Choosing the chosen kind again takes it away. */
export function KindChoice({ kind, disabled, onChoose }: KindChoiceProps) {
  return (
    <fieldset className={classes.kinds} aria-label={texts.addTo} disabled={disabled}>
      {ALL.map((one) => {
        const { label, icon: Icon } = KINDS[one];
        return (
          <Button
            key={one}
            variant="quiet"
            size="xs"
            classNames={{ root: classes.kind, inner: classes.parts }}
            leftSection={<Icon size={20} stroke={1.75} aria-hidden="true" />}
            aria-pressed={one === kind}
            onClick={() => onChoose(one)}
          >
            {label}
          </Button>
        );
      })}
    </fieldset>
  );
}
