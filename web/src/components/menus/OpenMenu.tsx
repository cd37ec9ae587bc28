import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { ActionIcon, Menu } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { MenuOpener } from './MenuButton.tsx';
import classes from './OpenMenu.module.css';

interface OpenMenuProps {
  /** Where the focus goes back to. */
  opener: RefObject<HTMLButtonElement | null>;
  button: MenuOpener;
  /** Its items. */
  children: ReactNode;
}

/** A menu that opens as soon as it is there, because its code came with the press of its button. */
export function OpenMenu({ opener, button, children }: OpenMenuProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // The focus goes back to the button when the menu closes, so it has to be there first.
    opener.current?.focus();
    setOpen(true);
  }, [opener]);
  return (
    <Menu
      // Its empty element is no menu item, which is what a menu may hold.
      withInitialFocusPlaceholder={false}
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      radius="lg"
      classNames={{ item: classes.item, dropdown: classes.dropdown }}
    >
      <Menu.Target>
        <ActionIcon ref={opener} {...button} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
