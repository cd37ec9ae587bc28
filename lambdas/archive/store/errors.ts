import { archive as texts } from '../../../shared/texts/account/archive.ts';
import { errorClasses, retryAfter } from '../../http/errors.ts';

export const { ArchiveTooSoonError } = errorClasses({
  /** The last one was asked for less than a day ago; `nextAt` is when the next one may be. */
  ArchiveTooSoonError: [
    429,
    'ARCHIVE_TOO_SOON',
    texts.tooSoon,
    (nextAt: string) => retryAfter(Date.parse(nextAt) - Date.now()),
  ],
});
