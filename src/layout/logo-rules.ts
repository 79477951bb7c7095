/**
 * An agency's drawing stands at one height, and gives way where it would be too wide; of two, the side that the page shows has its own, and paper
 * that of the day. Pages of a site without one carry nothing of this.
 */
export const LOGO_RULES = `
[data-logo]{width:auto;height:2.25rem;max-width:min(14rem,42vw);object-fit:contain;object-position:left}
[data-logo=night]{display:none}
@media screen{[data-scheme=dark] [data-logo=day]{display:none}[data-scheme=dark] [data-logo=night]{display:block}}
@media screen and (prefers-color-scheme:dark){html:not([data-scheme=light]) [data-logo=day]{display:none}html:not([data-scheme=light]) [data-logo=night]{display:block}}
`.replaceAll('\n', '');
