import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import classes from './AddressTabs.module.css';

interface AddressTabsProps<Value extends string> {
  /** What the tabs are of, for those who hear it. */
  label: string;
  /** By which name the address holds the tab that is shown; the first one goes without saying. */
  name: string;
  tabs: readonly { value: Value; label: string }[];
  /** What a tab shows. */
  children: (value: Value) => ReactNode;
}

/** Tabs of a list that are a part of the address, so that a reload and the way back stay with them. */
export function AddressTabs<Value extends string>({ label, name, tabs, children }: AddressTabsProps<Value>) {
  const [search, setSearch] = useSearchParams();
  const [first] = tabs;
  const show = (value: string | null) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === null || value === first?.value) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const { value: shown } = tabs.find(({ value }) => value === search.get(name)) ?? first ?? {};
  return (
    <Tabs value={shown ?? null} keepMounted={false} onChange={show}>
      <Tabs.List aria-label={label}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.value} value={tab.value}>
            {tab.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ value }) => (
        <Tabs.Panel key={value} value={value} className={classes.panel}>
          {children(value)}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
