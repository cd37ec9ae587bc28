import { FRAMES_MAX, INLINE_PICTURES_MAX, SECOND } from '../../shared/limits.ts';
import {
  maxMegapixels,
  type PictureKind,
  tooLarge,
  type UploadKind,
  uploadRule,
} from '../../shared/rules/upload-kinds.ts';
import { media as texts } from '../../shared/texts/media/media.ts';
import { pictures } from '../../shared/texts/media/pictures.ts';
import { errorClasses, retryAfter } from '../http/errors.ts';
import type { Refusal } from './pictures/picture.ts';

/** What a member is told of a picture that is refused. */
const REASONS: Record<Refusal, (kind: PictureKind) => string> = {
  broken: () => pictures.broken,
  tooManyPixels: (kind) => pictures.tooManyPixels(maxMegapixels(kind)),
  tooManyFrames: () => pictures.tooManyFrames(FRAMES_MAX),
};

export const {
  FileGoneError,
  EmptyFileError,
  WrongTypeError,
  FileTooLargeError,
  DataUrlTooLargeError,
  TooManyInlineError,
  PictureRefusedError,
  FilesUnavailableError,
} = errorClasses({
  /** The file is not there any more, or is not the member's. */
  FileGoneError: [400, 'INVALID', texts.gone],
  EmptyFileError: [400, 'INVALID', texts.empty],
  WrongTypeError: [400, 'INVALID', (kind: UploadKind) => uploadRule(kind).wrongType],
  FileTooLargeError: [400, 'INVALID', tooLarge],
  DataUrlTooLargeError: [413, 'TOO_LARGE', tooLarge],
  /** A call carries more pictures as data URLs than it may. */
  TooManyInlineError: [400, 'INVALID', pictures.tooManyInline(INLINE_PICTURES_MAX)],
  PictureRefusedError: [400, 'INVALID', (kind: PictureKind, refusal: Refusal) => REASONS[refusal](kind)],
  /** Files cannot be stored right now. */
  FilesUnavailableError: [
    503,
    'UNAVAILABLE',
    texts.unavailable,
    (options: ErrorOptions) => ({ ...options, ...retryAfter(3 * SECOND) }),
  ],
});
