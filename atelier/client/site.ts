import { SITE } from '../api.ts';

/** The origin of the site, which is another one than this page's: `http://localhost:4173`. */
export const site = document.querySelector(`meta[name="${SITE}"]`)?.getAttribute('content') ?? '';
