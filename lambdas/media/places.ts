/** Uploads land here, read by nobody but our functions, until a call claims them or a day has passed. */
export const UPLOADS_PREFIX = 'uploads/';

/** What everybody may look at: a path is the key of its object. */
export const MEDIA_PREFIX = 'media/';

const UPLOAD_PATH = new RegExp(`^/${MEDIA_PREFIX}(${UPLOADS_PREFIX}([\\w-]{16})/[\\w-]{16})$`);

/** The key under which a member's upload waits. */
export const uploadKey = (memberId: string, uploadId: string): string =>
  `${UPLOADS_PREFIX}${memberId}/${uploadId}`;

/** What a waiting upload is called in calls; nothing is served at this path. */
export const uploadPath = (key: string): string => `/${MEDIA_PREFIX}${key}`;

/** The key of the upload that a path names; undefined unless it is one of this member. */
export function uploadKeyOf(path: string, memberId: string): string | undefined {
  const [, key, owner] = UPLOAD_PATH.exec(path) ?? [];
  return owner === memberId ? key : undefined;
}

/** The key of something stored for good. */
export const mediaKey = (memberId: string, mediaId: string, extension: string): string =>
  `${MEDIA_PREFIX}${memberId}/${mediaId}.${extension}`;

/** Where it is served. */
export const mediaPath = (key: string): string => `/${key}`;

const MEDIA_PATH = new RegExp(`^/(${MEDIA_PREFIX}([\\w-]{16})/[\\w-]+\\.\\w+)$`);

/** The key behind a path; undefined unless it was stored for this member. */
export function mediaKeyOf(path: string, memberId: string): string | undefined {
  const [, key, owner] = MEDIA_PATH.exec(path) ?? [];
  return owner === memberId ? key : undefined;
}

/** The folders that hold everything of a member. */
export const foldersOf = (memberId: string): string[] =>
  [UPLOADS_PREFIX, MEDIA_PREFIX].map((prefix) => `${prefix}${memberId}/`);
