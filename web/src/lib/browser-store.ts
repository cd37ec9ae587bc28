/** One remembered value of this browser, or of one of its tabs. */
export interface BrowserStore {
  read(): string | null;
  write(value: string): void;
  clear(): void;
}

/**
 * A value in the browser's storage. Where storage is forbidden or full, nothing is remembered and nothing breaks.
 *
 * @param key the full key; keys of ours begin with `hearth.`
 * @param storage what it is kept in; asking for it may be forbidden already
 */
export function browserStore(key: string, storage = () => localStorage): BrowserStore {
  const attempt = <T>(action: () => T, fallback: T): T => {
    try {
      return action();
    } catch {
      return fallback;
    }
  };
  return {
    read: () => attempt(() => storage().getItem(key), null),
    write: (value) => attempt(() => storage().setItem(key, value), undefined),
    clear: () => attempt(() => storage().removeItem(key), undefined),
  };
}
