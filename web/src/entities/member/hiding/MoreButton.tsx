import { moreAbout } from '../../../../../shared/texts/members/people.ts';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { MenuButton } from '../../../components/menus/MenuButton.tsx';
import type { MoreMenuProps } from './MoreMenu.tsx';

const MoreMenu = lazyPart(() => import('./MoreMenu.tsx'));

interface MoreButtonProps extends Omit<MoreMenuProps, 'button'> {
  size?: 'sm' | 'md' | 'lg';
}

/** What can be done about another member, behind a button. */
export function MoreButton({ size = 'md', ...about }: MoreButtonProps) {
  const { name, username } = about.member;
  // Deleted members have no username: there is nobody to block.
  if (username === '') return null;
  return (
    <MenuButton label={moreAbout(name)} size={size} preload={MoreMenu.preload}>
      {(opener) => <MoreMenu {...about} button={opener} />}
    </MenuButton>
  );
}
