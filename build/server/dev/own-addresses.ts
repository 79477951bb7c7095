/** What the development server answers itself, at the root whatever the site's base. */
export const OWN = '/__dev/';
export const EVENTS = `${OWN}events`;
export const CLIENT = `${OWN}reload.js`;
export const FRAME = `${OWN}frame.js`;
export const STYLES = `${OWN}diagnostics.css`;
