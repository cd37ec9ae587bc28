import { postScreens as texts } from '../../../../shared/texts/posts/post-screens.ts';
import { lazyPart } from '../../components/feedback/lazy-part.tsx';
import { MenuButton } from '../../components/menus/MenuButton.tsx';
import type { PostMenuProps } from './tools/PostMenu.tsx';

const PostMenu = lazyPart(() => import('./tools/PostMenu.tsx'));

/** What can be done with a post of one's own, behind a button. */
export function PostMenuButton(props: Omit<PostMenuProps, 'button'>) {
  return (
    <MenuButton label={texts.actions} preload={PostMenu.preload}>
      {(opener) => <PostMenu {...props} button={opener} />}
    </MenuButton>
  );
}
