/** Under which a browser keeps the side that a reader has chosen: `light` or `dark`. */
export const SCHEME_KEY = 'couleurs';
