/** Addresses of the development server's own files begin so, at the root whatever the site's base. */
export const OWN_PATH = '/__dev/';
export const EVENTS_PATH = `${OWN_PATH}events`;
export const RELOAD_SCRIPT_PATH = `${OWN_PATH}reload.js`;
export const FRAME_SCRIPT_PATH = `${OWN_PATH}frame.js`;
export const STYLES_PATH = `${OWN_PATH}diagnostics.css`;

/** Name of the policy by which the server's own scripts parse HTML in pages that let no text become HTML (W3C Trusted Types). */
export const TRUST_POLICY = 'dev';
