import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { lists as texts } from '../../../../shared/texts/common/lists.ts';
import classes from './Preview.module.css';

interface PreviewProps<Item> {
  items: readonly Item[];
  /** How many are shown until the reader asks for all. */
  max: number;
  /** What they are, for those who hear the button. */
  noun: string;
  children: (items: readonly Item[]) => ReactNode;
}

/** The first few of a list, and the button that shows all of it. */
export function Preview<Item>({ items, max, noun, children }: PreviewProps<Item>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {children(open ? items : items.slice(0, max))}
      {items.length > max && (
        <div className={classes.foot}>
          <Button
            variant="subtle"
            aria-expanded={open}
            aria-label={open ? `${texts.showLess} ${noun}` : `${texts.showAll} ${items.length} ${noun}`}
            onClick={() => setOpen(!open)}
          >
            {open ? texts.showLess : texts.showAll}
          </Button>
        </div>
      )}
    </>
  );
}
