/** The largest weight of a page before a reader touches it, in bytes. */
export interface PageBudget {
  /** Its HTML with all that stands in it, after brotli as hosts spend it on the fly (quality 5). */
  html: number;
  /** The scripts that it names, likewise. */
  scripts: number;
  /** The fonts that its styles name, as they are: they are compressed by themselves. */
  fonts: number;
}

/** Weight budgets of pages, with exceptions by content type. */
export interface Budgets extends PageBudget {
  contentTypes?: Readonly<Record<string, Partial<PageBudget>>>;
}
