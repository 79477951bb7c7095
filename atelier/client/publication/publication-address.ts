/** The fragment that names the page on which texts are put online. */
export const PUBLICATION = '#publier';
