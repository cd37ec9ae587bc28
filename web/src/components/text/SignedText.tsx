import { Fragment, type ReactNode } from 'react';
import type { Mention } from '../../../../shared/model/post.ts';
import { type TextPart, textParts } from '../../../../shared/rules/texts/text-parts.ts';
import { paths } from '../../router/paths.ts';
import { TextLink } from '../layout/TextLink.tsx';
import { LinkedText } from './LinkedText.tsx';

export interface SignedTextProps {
  children: string;
  /** The members whom it names; without, neither names nor tags lead anywhere. */
  mentions: readonly Mention[] | undefined;
  longestLink?: number | undefined;
}

/** Where a tag or a name leads, if anywhere. */
function targetOf(part: TextPart, mentions: readonly Mention[]): string | undefined {
  if (part.kind === 'tag') return paths.tag(part.tag);
  if (part.kind === 'words') return undefined;
  const member = mentions.find(({ writtenAs }) => writtenAs === part.username);
  return member && paths.profile(member.username);
}

/** Words in which tags lead to the posts with them, and names to the members who are meant. */
export default function SignedText({ children, mentions = [], longestLink }: SignedTextProps) {
  const parts = textParts(children);
  const drawn = (part: TextPart, nth: number): ReactNode => {
    // What a shortened text is cut in would lead elsewhere.
    const isCut = parts[nth + 1]?.text === '…';
    const to = isCut ? undefined : targetOf(part, mentions);
    if (to === undefined) return <LinkedText longestLink={longestLink}>{part.text}</LinkedText>;
    return (
      <TextLink to={to}>
        <bdi>{part.text}</bdi>
      </TextLink>
    );
  };
  return parts.map((part, nth) => {
    const key = `${nth} ${part.text}`;
    return <Fragment key={key}>{drawn(part, nth)}</Fragment>;
  });
}
