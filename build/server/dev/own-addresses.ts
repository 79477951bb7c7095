/** Addresses of the development server's own files begin so, at the root whatever the site's base. */
export const OWN = '/__dev/';
export const EVENTS = `${OWN}events`;
export const CLIENT = `${OWN}reload.js`;
export const FRAME = `${OWN}frame.js`;
export const STYLES = `${OWN}diagnostics.css`;
