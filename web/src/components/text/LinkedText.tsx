import Linkify from 'linkify-react';
import { linkOptions, mayHaveLinks } from './links.ts';

interface LinkedTextProps {
  children: string;
  /** Shows at most so many characters of a link; it leads to the whole address all the same. */
  longestLink?: number | undefined;
}

/** Somebody's own words, in which web addresses can be followed. */
export function LinkedText({ children, longestLink = Number.POSITIVE_INFINITY }: LinkedTextProps) {
  if (!mayHaveLinks(children)) return children;
  return <Linkify options={{ ...linkOptions, truncate: longestLink }}>{children}</Linkify>;
}
