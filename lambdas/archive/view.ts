import { ARCHIVE_EVERY, ARCHIVE_KEPT } from '../../shared/limits.ts';
import type { MemberArchive } from '../../shared/model/archive.ts';
import type { ArchiveItem } from './store/items.ts';

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/**
 * The archive of a member as they see it, without the link to it.
 *
 * @param now milliseconds since 1970
 */
export function presentArchive(archive: ArchiveItem | undefined, now = Date.now()): MemberArchive {
  if (!archive) return { state: 'none' };
  const { requestedAt, readyAt, bytes } = archive;
  const nextAt = Date.parse(requestedAt) + ARCHIVE_EVERY;
  if (archive.state === 'ready' && readyAt !== undefined && bytes !== undefined) {
    const validUntil = Date.parse(readyAt) + ARCHIVE_KEPT;
    if (validUntil <= now) return { state: 'none' };
    const isTooSoon = nextAt > now;
    return {
      state: 'ready',
      requestedAt,
      readyAt,
      validUntil: iso(validUntil),
      bytes,
      ...(isTooSoon && { nextAt: iso(nextAt) }),
    };
  }
  // One that has not ended within a day never will.
  const isRunning = archive.state === 'running' && nextAt > now;
  if (isRunning) return { state: 'running', requestedAt };
  // Each try may take as long as a function can run: not one after the other all day.
  return { state: 'failed', requestedAt, ...(nextAt > now && { nextAt: iso(nextAt) }) };
}
