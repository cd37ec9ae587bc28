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

const picture: UploadRule = { types: PICTURES, maxBytes: limits.PICTURE_BYTES, wrongType: texts.notAPicture };

/** The kinds of files that members may upload, with their content types and sizes. */
export const UPLOAD_RULES = {
  avatar: picture,
  banner: picture,
  logo: { types: WEB_PICTURES, maxBytes: limits.LOGO_BYTES, wrongType: texts.notALogo },
  'post-image': picture,
  poster: { ...picture, wrongType: projects.posterNotImage },
  video: { types: VIDEOS, maxBytes: limits.VIDEO_BYTES, wrongType: texts.notAVideo },
  document: { types: DOCUMENTS, maxBytes: limits.DOCUMENT_BYTES, wrongType: texts.notADocument },
} as const satisfies Record<string, UploadRule>;

export type UploadKind = keyof typeof UPLOAD_RULES;

/** Whether files of a kind are pictures, which are processed before anybody sees them. */
export const isPicture = (kind: UploadKind): kind is keyof typeof LONGEST_EDGES => kind in LONGEST_EDGES;

/** The rule of a kind, typed for lookups by any content type. */
export const uploadRule = (kind: UploadKind): UploadRule => UPLOAD_RULES[kind];

/** The longest edge, in pixels, to which the browser downsizes a picture before it uploads it. */
export const LONGEST_EDGES = {
  avatar: 640,
  banner: 1_920,
  logo: 320,
  'post-image': 2_048,
  poster: 1_920,
} as const satisfies Partial<Record<UploadKind, number>>;

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
