/** A file of the static folder that a page offers, as plain data. */
export interface OfferedFile {
  /** Where it is published, below the base: as its disk spells it, which may not be how its writer did. */
  path: string;
  /** Of its name, in lower case and without the dot: 'xlsx'. Empty where it has none. */
  extension: string;
  bytes: number;
}
