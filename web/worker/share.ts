import { registerRoute } from 'workbox-routing';
import { SHARE_TARGET, SHARED, sharedFile, sharedWords } from '../src/lib/shared-places.ts';

const FILES_MAX = 10;

/**
 * Takes what other apps of the device share with Hearth (https://w3c.github.io/web-share-target/), and leads to where a post
 * is written, which finds it there.
 */
export function takeShares(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_TARGET,
    async ({ request }) => {
      const form = await request.formData();
      const words = ['title', 'text', 'url'].flatMap((name) => form.getAll(name));
      const files = form.getAll('files').filter((file) => file instanceof File);
      // What was shared before and not written about gives way.
      await caches.delete(SHARED);
      const cache = await caches.open(SHARED);
      await cache.put(sharedWords, new Response([...new Set(words)].filter(Boolean).join('\n')));
      for (const [index, file] of files.slice(0, FILES_MAX).entries())
        await cache.put(
          sharedFile(index),
          new Response(file, {
            headers: { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) },
          }),
        );
      return Response.redirect('/?shared', 303);
    },
    'POST',
  );
}
