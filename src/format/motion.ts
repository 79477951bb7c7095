/** The key in the browser's storage under which a reader's wish to stop motion is kept. */
export const MOTION_KEY = 'animations';
