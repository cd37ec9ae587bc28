import { SHARED, sharedFile, sharedWords } from '../../../lib/shared-places.ts';

/** What another app has shared with Hearth. */
export interface Shared {
  words: string;
  files: File[];
}

/** Takes it from where the service worker has left it; a second call finds nothing. */
export async function takeShared(): Promise<Shared | undefined> {
  const cache = await caches.open(SHARED);
  const words = await (await cache.match(sharedWords))?.text();
  if (words === undefined) return undefined;
  const files: File[] = [];
  for (;;) {
    const response = await cache.match(sharedFile(files.length));
    if (!response) break;
    const name = decodeURIComponent(response.headers.get('x-name') ?? '');
    const content = await response.blob();
    files.push(new File([content], name, { type: content.type }));
  }
  await caches.delete(SHARED);
  return { words, files };
}
