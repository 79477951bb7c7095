/** A file of the static folder that a page offers, as plain data. */
export interface OfferedFile {
  /** Of its name, in lower case and without the dot: 'xlsx'. Empty where it has none. */
  extension: string;
  bytes: number;
}
