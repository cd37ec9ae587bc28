import type { ReactNode, Ref } from 'react';
import type { Mention, PostComment } from '../../../../shared/model/post.ts';
import { LONGEST_LINK } from '../../components/text/shortened.ts';
import { WrittenText } from '../../components/text/WrittenText.tsx';
import { MemberAvatar } from '../member/MemberAvatar.tsx';
import { MemberName } from '../member/MemberName.tsx';
import classes from './CommentRow.module.css';

interface CommentRowProps {
  /** Gets its element. */
  row?: Ref<HTMLLIElement>;
  /** Whether the address leads to it. */
  isSought?: boolean;
  writer: PostComment['user'];
  /** Beside the name: when it was written, and the like. */
  facts: ReactNode;
  children: ReactNode;
}

/** A comment of a list: who wrote it and when, above what they wrote. */
export function CommentRow({ row, isSought = false, writer, facts, children }: CommentRowProps) {
  return (
    <li
      ref={row}
      className={classes.comment}
      tabIndex={isSought ? -1 : undefined}
      aria-current={isSought ? 'true' : undefined}
    >
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

interface CommentWordsProps {
  text: string;
  /** The members whom it names, where it can name any. */
  mentions?: readonly Mention[];
  /** Two lines of it where it is one of many. */
  isShort?: boolean | undefined;
}

/** The words of a comment. */
export function CommentWords({ text, mentions, isShort = false }: CommentWordsProps) {
  return (
    <p className={classes.words} data-short={isShort} dir="auto">
      <WrittenText mentions={mentions} longestLink={isShort ? LONGEST_LINK : undefined}>
        {text}
      </WrittenText>
    </p>
  );
}
