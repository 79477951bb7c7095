/** A difference that only loading the page can bring. */
export class NeedsReload extends Error {}
