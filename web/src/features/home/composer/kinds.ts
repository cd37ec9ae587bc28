import * as limits from '../../../../../shared/limits.ts';
import { postScreens as screenTexts } from '../../../../../shared/texts/posts/post-screens.ts';
import { posts as texts } from '../../../../../shared/texts/posts/posts.ts';
import { FILE_UPLOADS, type FileKind } from '../../../components/files/file-kinds.ts';
import { IconDocument, IconPhoto, IconPoll, IconVideo } from '../../../theme/icons.ts';

/** What a post can have beside its words, one kind at a time. */
export const KINDS = {
  photo: { label: screenTexts.photo, icon: IconPhoto },
  video: { label: screenTexts.video, icon: IconVideo },
  poll: { label: screenTexts.poll, icon: IconPoll },
  document: { label: screenTexts.document, icon: IconDocument },
} as const;
export type Kind = keyof typeof KINDS;

interface FileRule {
  /** What the browser's dialog offers. */
  accept: string;
  max: number;
  /** What to say about more; nothing where only the first file counts. */
  tooMany?: string;
  add: string;
  hint: string;
}

/** The files of each kind. */
export const FILE_RULES: Record<FileKind, FileRule> = {
  photo: {
    accept: FILE_UPLOADS.photo.accept,
    max: limits.PHOTOS_PER_POST,
    tooMany: texts.tooManyPhotos,
    add: screenTexts.addPhotos,
    hint: screenTexts.photosHint,
  },
  video: {
    accept: FILE_UPLOADS.video.accept,
    max: 1,
    add: screenTexts.addVideo,
    hint: screenTexts.videoHint,
  },
  document: {
    accept: FILE_UPLOADS.document.accept,
    max: limits.DOCUMENTS_PER_POST,
    tooMany: texts.tooManyDocuments,
    add: screenTexts.addDocuments,
    hint: screenTexts.documentsHint,
  },
};
