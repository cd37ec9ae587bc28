import * as limits from '../limits.ts';
import { media as texts } from '../texts/media/media.ts';
import { projects } from '../texts/projects/projects.ts';

const WEB_PICTURES = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const;
const PICTURES = { ...WEB_PICTURES, 'image/gif': 'gif', 'image/avif': 'avif' } as const;

const DOCUMENTS = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.ms-powerpoint': 'ppt',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'text/plain': 'txt',
} as const;

const VIDEOS = { 'video/mp4': 'mp4', 'video/webm': 'webm', 'video/quicktime': 'mov' } as const;

/** The limits of one kind of upload. */
interface UploadRule {
  /** File name extensions by content type. */
  types: Readonly<Record<string, string>>;
  maxBytes: number;
  /** The message for any other content type. */
  wrongType: string;
}

/** The limits of one kind of picture. */
interface PictureRule extends UploadRule {
  maxMegapixels: number;
}

const picture: PictureRule = {
  types: PICTURES,
  maxBytes: limits.PICTURE_BYTES,
  maxMegapixels: limits.MEGAPIXELS_MAX,
  wrongType: texts.notAPicture,
};

/** Pictures, which are processed before anybody sees them. */
const PICTURE_RULES = {
  avatar: { ...picture, maxMegapixels: limits.AVATAR_MEGAPIXELS_MAX },
  banner: picture,
  logo: {
    types: WEB_PICTURES,
    maxBytes: limits.LOGO_BYTES,
    maxMegapixels: limits.LOGO_MEGAPIXELS_MAX,
    wrongType: texts.notALogo,
  },
  'post-image': picture,
  poster: { ...picture, wrongType: projects.posterNotImage },
} as const satisfies Record<string, PictureRule>;

export type PictureKind = keyof typeof PICTURE_RULES;

/** The kinds of files that members may upload, with their content types and sizes. */
export const UPLOAD_RULES = {
  ...PICTURE_RULES,
  video: { types: VIDEOS, maxBytes: limits.VIDEO_BYTES, wrongType: texts.notAVideo },
  deck: { types: { 'application/pdf': 'pdf' }, maxBytes: limits.DOCUMENT_BYTES, wrongType: texts.notADeck },
  document: { types: DOCUMENTS, maxBytes: limits.DOCUMENT_BYTES, wrongType: texts.notADocument },
} as const satisfies Record<string, UploadRule>;

export type UploadKind = keyof typeof UPLOAD_RULES;

/** Whether files of a kind are pictures. */
export const isPicture = (kind: UploadKind): kind is PictureKind => kind in PICTURE_RULES;

/** Millions of pixels that a picture of a kind may have. */
export const maxMegapixels = (kind: PictureKind): number => PICTURE_RULES[kind].maxMegapixels;

/** The rule of a kind, typed for lookups by any content type. */
export const uploadRule = (kind: UploadKind): UploadRule => UPLOAD_RULES[kind];

/** The longest edge, in pixels, to which the browser downsizes a picture before it uploads it. */
export const LONGEST_EDGES = {
  avatar: 640,
  banner: 1_920,
  logo: 320,
  'post-image': 2_048,
  poster: 1_920,
} as const satisfies Record<PictureKind, number>;

/** The message for a file that is too large for its kind. */
export const tooLarge = (kind: UploadKind): string => texts.tooLarge(UPLOAD_RULES[kind].maxBytes / limits.MB);

/**
 * Validates a file before its upload.
 *
 * @param size size in bytes
 * @returns the message to show, or undefined when the file is accepted
 */
export function uploadRefusal(kind: UploadKind, contentType: string, size: number): string | undefined {
  const { types, maxBytes, wrongType } = uploadRule(kind);
  if (!Object.hasOwn(types, contentType)) return wrongType;
  if (size === 0) return texts.empty;
  return size > maxBytes ? tooLarge(kind) : undefined;
}
