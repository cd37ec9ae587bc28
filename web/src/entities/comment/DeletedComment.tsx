import { Avatar } from '@mantine/core';
import type { ReactNode } from 'react';
import { commentScreens as texts } from '../../../../shared/texts/posts/post-screens.ts';
import rowClasses from './CommentRow.module.css';
import classes from './CommentThread.module.css';

/** The place of a comment that was deleted and has replies. */
export function DeletedComment({ children }: { children: ReactNode }) {
  return (
    <li className={rowClasses.comment}>
      <Avatar component="span" size="sm" aria-hidden="true" />
      <div className={rowClasses.body}>
        <p className={classes.deleted}>{texts.deleted}</p>
        {children}
      </div>
    </li>
  );
}
