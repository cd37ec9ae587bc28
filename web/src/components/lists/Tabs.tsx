import '@mantine/core/styles/Tabs.layer.css';
import { Tabs as MantineTabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatted } from '../text/count.ts';
import classes from './Tabs.module.css';

interface TabsProps {
  /** What the tabs are about, for those who hear them. */
  label: string;
  /** What stands on each tab and below it. A panel is drawn while its tab is open. */
  tabs: readonly { name: string; count?: number; panel: ReactNode }[];
  /** The name of the tab that is open at first; the first one unless another is named. */
  opened?: string;
}

/** Several panels in one place. */
export function Tabs({ label, tabs, opened = tabs[0]?.name }: TabsProps) {
  return (
    <MantineTabs
      defaultValue={String(tabs.findIndex(({ name }) => name === opened))}
      keepMounted={false}
      classNames={classes}
    >
      <MantineTabs.List aria-label={label}>
        {tabs.map(({ name, count }, nth) => (
          // By their places: the library makes ids of the values, and names may have spaces.
          <MantineTabs.Tab key={name} value={String(nth)}>
            {name}
            {count !== undefined && ` (${formatted(count)})`}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {tabs.map(({ name, panel }, nth) => (
        <MantineTabs.Panel key={name} value={String(nth)}>
          {panel}
        </MantineTabs.Panel>
      ))}
    </MantineTabs>
  );
}
