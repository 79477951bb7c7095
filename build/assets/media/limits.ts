/** Pixels of the largest picture, as many as a telephone's camera takes. */
export const MAX_PIXELS = 50_000_000;
/** Size of the largest picture in bytes. */
export const MAX_PICTURE_BYTES = 25_000_000;
export const MAX_DRAWING_BYTES = 1_000_000;
/** Levels of elements in a drawing. Drawing programs stay below thirty. */
export const MAX_DRAWING_DEPTH = 200;
export const MAX_ENTITY_DEPTH = 20;
/** Size in bytes from which a film is a warning, because many hosts refuse larger files. */
export const LARGE_FILM = 25_000_000;
/** Options of sharp that refuse incomplete pictures. Warnings are ignored: telephones write stray bytes between the markers of a JPEG. */
export const DECODING = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
