/** One remembered value of this browser. */
export interface BrowserStore {
  read(): string | null;
  write(value: string): void;
  clear(): void;
}

/**
 * A value in the local storage. Where storage is forbidden or full, nothing is remembered and nothing breaks.
 *
 * @param key the full key; keys of ours begin with `hearth.`
 */
export function browserStore(key: string): BrowserStore {
  const attempt = <T>(action: () => T, fallback: T): T => {
    try {
      return action();
    } catch {
      return fallback;
    }
  };
  return {
    read: () => attempt(() => localStorage.getItem(key), null),
    write: (value) => attempt(() => localStorage.setItem(key, value), undefined),
    clear: () => attempt(() => localStorage.removeItem(key), undefined),
  };
}
