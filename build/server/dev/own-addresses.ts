/** What the development server answers itself, at the root whatever the site's base. */
export const OWN = '/__dev/';
export const EVENTS = `${OWN}events`;
/** Parameter by which a page of the site says for which path it asks for events. */
export const PAGE = 'page';
export const CLIENT = `${OWN}reload.js`;
export const FRAME = `${OWN}frame.js`;
export const STYLES = `${OWN}diagnostics.css`;
