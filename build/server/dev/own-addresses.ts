/** Path of the server's own files, which are at the root whatever the site's base. */
export const OWN_PATH = '/__dev/';
export const EVENTS_PATH = `${OWN_PATH}events`;
export const RELOAD_SCRIPT_PATH = `${OWN_PATH}reload.js`;
export const FRAME_SCRIPT_PATH = `${OWN_PATH}frame.js`;
export const STYLES_PATH = `${OWN_PATH}diagnostics.css`;

/** Name of the Trusted Types policy that the server's scripts use. */
export const TRUST_POLICY = 'dev';
