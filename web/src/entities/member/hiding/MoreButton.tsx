import '@mantine/core/styles/ActionIcon.layer.css';
import { ActionIcon } from '@mantine/core';
import { useState } from 'react';
import { moreAbout } from '../../../../../shared/texts/members/people.ts';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { OverlayBoundary } from '../../../components/feedback/OverlayBoundary.tsx';
import { IconMore } from '../../../theme/icons.ts';
import type { MoreMenuProps } from './MoreMenu.tsx';

const MoreMenu = lazyPart(() => import('./MoreMenu.tsx'));

interface MoreButtonProps extends Omit<MoreMenuProps, 'button'> {
  size?: 'sm' | 'md' | 'lg';
}

/** What can be done about another member, behind a button. The code of its menu comes when somebody reaches for it. */
export function MoreButton({ size = 'md', ...about }: MoreButtonProps) {
  const [isWanted, setWanted] = useState(false);
  const { name, username } = about.member;
  // Deleted members have no username: there is nobody to block.
  if (username === '') return null;
  const look = { size, 'aria-label': moreAbout(name), 'aria-haspopup': 'menu' } as const;
  const icon = <IconMore size={size === 'sm' ? 18 : 20} stroke={1.75} aria-hidden="true" />;
  const button = (
    <ActionIcon
      {...look}
      aria-expanded={false}
      onPointerEnter={() => MoreMenu.preload().catch(() => {})}
      onClick={() => setWanted(true)}
    >
      {icon}
    </ActionIcon>
  );
  if (!isWanted) return button;
  return (
    <OverlayBoundary pending={button} onClose={() => setWanted(false)}>
      <MoreMenu {...about} button={{ ...look, children: icon }} />
    </OverlayBoundary>
  );
}
