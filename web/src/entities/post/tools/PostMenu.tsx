import { Menu } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Post } from '../../../../../shared/model/post.ts';
import * as nouns from '../../../../../shared/texts/common/nouns.ts';
import { postEditing as texts } from '../../../../../shared/texts/posts/post-editing.ts';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog.tsx';
import type { MenuOpener } from '../../../components/menus/MenuButton.tsx';
import { OpenMenu } from '../../../components/menus/OpenMenu.tsx';
import { count } from '../../../components/text/count.ts';
import { IconDelete, IconEdit } from '../../../theme/icons.ts';
import { useDeletePost } from './use-delete-post.ts';

export interface PostMenuProps {
  post: Post;
  button: MenuOpener;
  onEdit: () => void;
  onDeleted?: (() => void) | undefined;
}

/** Names what goes with a post. */
function lossOf({ likeCount, commentCount }: Post): string {
  const others = [
    likeCount > 0 && count(likeCount, nouns.like),
    commentCount > 0 && count(commentCount, nouns.comment),
  ].filter((other) => other !== false);
  return texts.deleteLoss(others);
}

/** What the author of a post can do with it: edit it, and delete it after being asked. */
export default function PostMenu({ post, button, onEdit, onDeleted }: PostMenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { isDeleting, deletePost } = useDeletePost(post._id, onDeleted);
  return (
    <>
      <OpenMenu opener={opener} button={button}>
        <Menu.Item leftSection={<IconEdit size={18} />} onClick={onEdit}>
          {texts.edit}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconDelete size={18} />}
          aria-haspopup="dialog"
          disabled={isDeleting}
          onClick={() => setAsking(true)}
        >
          {texts.delete}
        </Menu.Item>
      </OpenMenu>
      {isAsking && (
        <ConfirmDialog
          title={texts.deleteQuestion}
          text={lossOf(post)}
          action={texts.delete}
          onConfirm={deletePost}
          onClose={() => {
            setAsking(false);
            opener.current?.focus();
          }}
        />
      )}
    </>
  );
}
