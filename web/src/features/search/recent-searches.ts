import { browserStore } from '../../lib/browser-store.ts';

/** So many are remembered. */
const MOST = 5;

const storeOf = (memberId: string) => browserStore(`hearth.searches.${memberId}`);

/** What a member has searched for in this browser, newest first. */
export function readRecent(memberId: string): string[] {
  try {
    const value: unknown = JSON.parse(storeOf(memberId).read() ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(memberId: string, query: string): void {
  const next = [query, ...readRecent(memberId).filter((one) => one !== query)];
  storeOf(memberId).write(JSON.stringify(next.slice(0, MOST)));
}

export const forgetSearches = (memberId: string): void => storeOf(memberId).clear();
