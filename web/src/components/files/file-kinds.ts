import type { UploadKind } from '../../../../shared/rules/upload-kinds.ts';

/** The kinds of files that members add to what they write. */
export type FileKind = 'photo' | 'video' | 'document';

interface FileUpload {
  upload: UploadKind;
  /** What the browser's dialog offers. */
  accept: string;
}

export const FILE_UPLOADS: Record<FileKind, FileUpload> = {
  photo: { upload: 'post-image', accept: 'image/*' },
  video: { upload: 'video', accept: 'video/*' },
  document: { upload: 'document', accept: '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.txt' },
};

/** The kind that a dropped or pasted file belongs to. */
export function kindOf({ type }: File): FileKind {
  if (type.startsWith('image/')) return 'photo';
  return type.startsWith('video/') ? 'video' : 'document';
}

/** The files that were pasted instead of words. Office programs put a picture of the words beside the words. */
export const pastedFiles = ({ files, types }: DataTransfer): File[] =>
  types.includes('text/plain') ? [] : [...files];
