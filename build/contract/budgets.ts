/** What a page may weigh before a reader touches it, in bytes. */
export interface PageBudget {
  /** Its HTML with all that stands in it, after brotli as hosts spend it on the fly (quality 5). */
  html: number;
  /** The scripts that it names, likewise. */
  scripts: number;
  /** The fonts that it loads at once, as they are: they are compressed by themselves. */
  fonts: number;
}

/** What pages may weigh; some kinds more, or less. */
export interface Budgets extends PageBudget {
  kinds?: Readonly<Record<string, Partial<PageBudget>>>;
}
