/** A candidate of a `srcset` (HTML, § 4.8.4.2.1): its address, a run without spaces, and its width or density, up to a comma. */
export const CANDIDATE = /([^\s,](?:\S*[^\s,])?)(\s[^,]*)?/g;
