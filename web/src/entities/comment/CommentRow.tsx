import type { ReactNode } from 'react';
import type { PostComment } from '../../../../shared/model/post.ts';
import { LinkedText } from '../../components/text/LinkedText.tsx';
import { MemberAvatar } from '../member/MemberAvatar.tsx';
import { MemberName } from '../member/MemberName.tsx';
import classes from './CommentRow.module.css';

interface CommentRowProps {
  writer: PostComment['user'];
  /** Beside the name: when it was written, and the like. */
  facts: ReactNode;
  children: ReactNode;
}

/** A comment of a list: who wrote it and when, above what they wrote. */
export function CommentRow({ writer, facts, children }: CommentRowProps) {
  return (
    <li className={classes.comment}>
      <MemberAvatar member={writer} size="sm" />
      <div className={classes.body}>
        <p className={classes.head}>
          <MemberName name={writer.name} username={writer.username} />
          {facts}
        </p>
        {children}
      </div>
    </li>
  );
}

/** The words of a comment; two lines of them where it is one of many. */
export function CommentWords({ text, isShort = false }: { text: string; isShort?: boolean }) {
  return (
    <p className={classes.words} data-short={isShort}>
      <LinkedText>{text}</LinkedText>
    </p>
  );
}
