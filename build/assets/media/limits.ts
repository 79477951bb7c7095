/** As many as a telephone's camera takes. */
export const MAX_PIXELS = 50_000_000;
/** In bytes. */
export const MAX_PICTURE_BYTES = 25_000_000;
export const MAX_DRAWING_BYTES = 1_000_000;
/** Drawing programs stay below thirty levels. */
export const MAX_DRAWING_DEPTH = 200;
export const MAX_ENTITY_DEPTH = 20;
/** Many hosts refuse larger files. */
export const LARGE_FILM = 25_000_000;
/** Refuses incomplete pictures. Warnings are none: telephones write stray bytes between the markers of a JPEG. */
export const DECODING = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
