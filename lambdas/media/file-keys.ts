/** Uploads land here, read by nobody but our functions, until a call claims them or a day has passed. */
export const UPLOADS_PREFIX = 'uploads/';

/** What everybody may look at: a path is the key of its object. */
export const MEDIA_PREFIX = 'media/';

/** What the media function has made of pictures, read by nobody but our functions, until a call claims it or a day has passed. */
export const PROCESSED_PREFIX = 'processed/';

/** Files with everything about a member: read by nobody but who holds a signed link, until a day has passed. */
export const EXPORTS_PREFIX = 'exports/';

/** Decks of projects: read by nobody but who holds a signed link. */
export const DECKS_PREFIX = 'decks/';

const UPLOAD_PATH = new RegExp(`^/${MEDIA_PREFIX}(${UPLOADS_PREFIX}([\\w-]{16})/[\\w-]{16})$`);

/** The key under which a member's upload waits. */
export const uploadKey = (memberId: string, uploadId: string): string =>
  `${UPLOADS_PREFIX}${memberId}/${uploadId}`;

/** Whether a key is that of an upload, claimed or not. */
export const isUploadKey = (key: string): boolean => key.startsWith(UPLOADS_PREFIX);

/** What a waiting upload is called in calls; nothing is served at this path. */
export const uploadPath = (key: string): string => `/${MEDIA_PREFIX}${key}`;

/** The key of the upload that a path names; undefined unless it is one of this member. */
export function uploadKeyOf(path: string, memberId: string): string | undefined {
  const [, key, owner] = UPLOAD_PATH.exec(path) ?? [];
  return owner === memberId ? key : undefined;
}

/** Where the media function puts what it makes of the picture with this key; what it finds out ends in `.json`. */
export const processedKey = (key: string, ending: string): string =>
  `${key.replace(/^[^/]+\//, PROCESSED_PREFIX)}.${ending}`;

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

/** Whose stored file a path names; undefined for any other path. */
export const mediaOwnerOf = (path: string): string | undefined => MEDIA_PATH.exec(path)?.[2];

/** The folder of the decks of a member's projects. */
export const deckFolder = (memberId: string): string => `${DECKS_PREFIX}${memberId}/`;

/** The key of a deck of a member's. */
export const deckKey = (memberId: string, deckId: string): string => `${deckFolder(memberId)}${deckId}.pdf`;

/** What it is called in items; nothing is served at this path. */
export const deckPath = (key: string): string => `/${key}`;

const DECK_PATH = new RegExp(`^/(${DECKS_PREFIX}([\\w-]{16})/[\\w-]+\\.pdf)$`);

/** The key behind the path of a deck; undefined unless it was stored for this member. */
export function deckKeyOf(path: string, memberId: string): string | undefined {
  const [, key, owner] = DECK_PATH.exec(path) ?? [];
  return owner === memberId ? key : undefined;
}

/** The folder of what a member shows. */
export const mediaFolder = (memberId: string): string => `${MEDIA_PREFIX}${memberId}/`;

/** The folder of the files with everything about a member. */
export const exportFolder = (memberId: string): string => `${EXPORTS_PREFIX}${memberId}/`;

/** The key of the file with everything about a member. */
export const exportKey = (memberId: string, archiveId: string): string =>
  `${exportFolder(memberId)}${archiveId}.zip`;

/** The folders that hold everything of a member. */
export const foldersOf = (memberId: string): string[] => [
  `${UPLOADS_PREFIX}${memberId}/`,
  mediaFolder(memberId),
  exportFolder(memberId),
  deckFolder(memberId),
  // Last: what was made of a picture is deleted by its maker once the picture is found gone.
  `${PROCESSED_PREFIX}${memberId}/`,
];
