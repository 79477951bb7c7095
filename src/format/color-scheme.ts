/** The key of the side that a reader has chosen, `light` or `dark`, in the browser's storage. */
export const SCHEME_KEY = 'couleurs';
