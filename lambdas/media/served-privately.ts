import type { ServedAs } from './bucket.ts';
import { dispositionOf } from './disposition.ts';

/** How a file is served that is there for whoever has a signed link: it is saved by its name, and kept by no cache. */
export const servedPrivately = (contentType: string, extension: string, name: string): ServedAs => ({
  ContentType: contentType,
  ContentDisposition: dispositionOf(contentType, extension, name),
  CacheControl: 'private, no-store',
});
