/** The key, in the browser's storage, that tells that a reader has stopped what moves. */
export const MOTION_KEY = 'animations';
