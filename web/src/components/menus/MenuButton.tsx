import '@mantine/core/styles/ActionIcon.layer.css';
import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { IconMore } from '../../theme/icons.ts';
import { OverlayBoundary } from '../feedback/OverlayBoundary.tsx';

/** How the button looks that opens a menu. */
export type MenuOpener = ActionIconProps & { 'aria-label': string; children: ReactNode };

interface MenuButtonProps {
  label: string;
  size?: 'sm' | 'md' | 'lg';
  className?: string | undefined;
  /** Fetches the code of the menu. */
  preload: () => Promise<void>;
  /** Draws the menu with its button. */
  children: (opener: MenuOpener) => ReactNode;
}

/** Three dots with a menu behind them, whose code comes when somebody reaches for it. */
export function MenuButton({ label, size = 'md', className, preload, children }: MenuButtonProps) {
  const [isWanted, setWanted] = useState(false);
  const look = { size, className, 'aria-label': label, 'aria-haspopup': 'menu' } as const;
  const icon = <IconMore size={size === 'sm' ? 18 : 20} stroke={1.75} aria-hidden="true" />;
  const button = (
    <ActionIcon
      {...look}
      aria-expanded={false}
      onPointerEnter={() => preload().catch(() => {})}
      onClick={() => setWanted(true)}
    >
      {icon}
    </ActionIcon>
  );
  if (!isWanted) return button;
  return (
    <OverlayBoundary pending={button} onClose={() => setWanted(false)}>
      {children({ ...look, children: icon })}
    </OverlayBoundary>
  );
}
