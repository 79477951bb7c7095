/** What the checks need to know of a finished page, as plain data: what is written as JSON and read again is the same. */
export interface PageFacts {
  title: string;
  description: string;
  /** How many there are. */
  h1: number;
  /** Address, as published, of its Markdown alternate; absent where it names none. */
  alternate?: string;
  /** In their order; one that stands twice is there twice. */
  ids: readonly string[];
  /** Every address that the page leads to, loads, sends to or shows elsewhere, as published; each once. */
  addresses: readonly string[];
  images: readonly ImageFacts[];
  /** Each once. */
  classes: readonly string[];
  /** How many elements have one. */
  styleAttributes: number;
  /** The structures of its elements, each once, as hashes: pages of the same structures are HTML as valid as one another. */
  structures: readonly string[];
}

/** An image's attributes; absent where it has none. */
export interface ImageFacts {
  src?: string;
  alt?: string;
  width?: string;
  height?: string;
}
