/** Where other apps send what they share with Hearth, as `manifest.webmanifest` tells them. */
export const SHARE_TARGET = '/share';

/** The cache in which the service worker leaves it. It begins as all that is forgotten with the session. */
export const SHARED = 'hearth.shared';
export const sharedWords = '/shared/words';
export const sharedFile = (index: number): string => `/shared/files/${index}`;
