/** A page that will be written, as plain data. */
export interface PlannedPage {
  kind: string;
  /** Without trailing slash. */
  path: string;
  /** File below the output folder. */
  output: string;
  props: object;
  /** The content file it is made of, from the project's root, where there is one. */
  source?: string;
}
