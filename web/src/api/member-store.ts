import type { BrowserStore } from '../lib/browser-store.ts';
import { forgetLeft, leftByMember } from './session.ts';

/**
 * A value that a member leaves in this browser. It goes with their session, and nobody else is shown it.
 *
 * @param name under which it is kept, beside the member's other values
 */
export function memberStore(memberId: string, name: string): BrowserStore {
  /** All that the member has left; what somebody else has left is forgotten. */
  const values = () => {
    const left = new URLSearchParams(leftByMember.read() ?? '');
    if (left.get('member') === memberId) return left;
    if (left.has('member')) forgetLeft();
    return new URLSearchParams({ member: memberId });
  };
  const change = (edit: (left: URLSearchParams) => void) => {
    const left = values();
    edit(left);
    leftByMember.write(left.toString());
  };
  return {
    read: () => values().get(name),
    write: (value) => change((left) => left.set(name, value)),
    clear: () => change((left) => left.delete(name)),
  };
}
