/** Pixels of the largest picture that is published: as many as a telephone's camera takes, and few enough to decode. */
export const MAX_PIXELS = 50_000_000;
/** In bytes. */
export const MAX_PICTURE_BYTES = 25_000_000;
export const MAX_DRAWING_BYTES = 1_000_000;
/** Maximal depth of a drawing's elements: drawing programs stay below thirty. */
export const MAX_DRAWING_DEPTH = 200;
/** Maximal depth of entities that name one another. */
export const MAX_ENTITY_DEPTH = 20;
/** Films above it are published, with a warning: many hosts refuse larger files. */
export const LARGE_FILM = 25_000_000;
/**
 * Options of sharp for decoding: a picture that is cut off or cannot be decoded is an error. Warnings are none: stray bytes between the markers of a JPEG, which
 * some telephones write, or tags of maps in a TIFF, take nothing from what is seen.
 */
export const DECODING = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
