import { lazyPart } from '../feedback/lazy-part.tsx';
import { PartBoundary } from '../feedback/PartBoundary.tsx';
import { LinkedText } from './LinkedText.tsx';
import type { SignedTextProps } from './SignedText.tsx';

const SignedText = lazyPart(() => import('./SignedText.tsx'));

/** Somebody's own words, in which web addresses, tags and members can be followed. Most hold none of the latter. */
export function WrittenText({ children, mentions, longestLink }: SignedTextProps) {
  const plain = <LinkedText longestLink={longestLink}>{children}</LinkedText>;
  if (!mentions || !/[#@]/.test(children)) return plain;
  return (
    <PartBoundary pending={plain} failed={() => plain}>
      <SignedText mentions={mentions} longestLink={longestLink}>
        {children}
      </SignedText>
    </PartBoundary>
  );
}
