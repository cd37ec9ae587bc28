/** Tells a browser about where it is: the one service of others that screens ask. */
export const PLACE_SERVICE = 'https://ipapi.co/json/';
