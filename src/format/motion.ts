/** Under which a browser keeps that a reader has stopped what moves. */
export const MOTION_KEY = 'animations';
