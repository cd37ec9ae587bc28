import { LEFT_FILES } from './session.ts';

const addressOf = (id: string): string => `/kept-files/${encodeURIComponent(id)}`;

/** Where storage is forbidden, full, or not there at all, nothing is kept and nothing breaks. */
async function attempt<T>(action: (cache: Cache) => Promise<T>): Promise<T | undefined> {
  try {
    return await action(await caches.open(LEFT_FILES));
  } catch {
    return undefined;
  }
}

/** Files that a member leaves in this browser, kept over a reload. They go with their session. */
export const keptFiles = {
  /** Resolves with whether it is kept. */
  keep: async (id: string, file: File): Promise<boolean> =>
    (await attempt(async (cache) => {
      await cache.put(addressOf(id), new Response(file));
      return true;
    })) ?? false,
  /** Resolves with undefined where it is not kept, or no longer. */
  read: (id: string, name: string): Promise<File | undefined> =>
    attempt(async (cache) => {
      const content = await (await cache.match(addressOf(id)))?.blob();
      return content && new File([content], name, { type: content.type });
    }),
  drop: (id: string): Promise<unknown> => attempt((cache) => cache.delete(addressOf(id))),
};
