import type { PageFacts } from '../../contract/page-facts.ts';
import type { SourceLink } from '../../contract/parsed-file.ts';
import type { Position } from '../../diagnostics/diagnostic.ts';
import type { FieldPlaces } from '../../diagnostics/front-matter/field-places.ts';

/** A finished page, as the checks look at it. */
export interface CheckedPage {
  contentType: string;
  /** Its address within the site, without the base. */
  path: string;
  /** Its file below the output folder. */
  output: string;
  /** Path of the content file that it shows; absent for a page that no one file stands behind. */
  source?: string;
  /** It only leads on to another page: nobody is to find it, or to read it. */
  leadsOn?: boolean;
  /** Its HTML, which may have to be read: only a page that is like no other is asked for it. */
  html: () => string;
  facts: PageFacts;
  /** Text of its stylesheet. */
  style?: string;
}

/** A content file, in which diagnostics are placed. */
export interface WrittenText {
  /** The whole file, as it was written. */
  text: string;
  /** Its front matter, as pages show it. */
  data: unknown;
  /** Its Markdown as HTML, before typography. */
  html: string;
  /** Links of its Markdown, by the address that its writer gave. */
  links: readonly SourceLink[];
  /** Where its Markdown begins; absent when it has none. */
  textStart?: Position;
}

/** The content files, for whoever has a diagnostic to place. */
export interface Sources {
  /** By path. */
  texts: ReadonlyMap<string, WrittenText>;
  /** Finds the fields of a text's front matter again. */
  fieldPlaces: (text: string) => Promise<FieldPlaces>;
}

/** The file that a diagnostic about a whole page is shown at. */
export function fileOf({ source, output }: CheckedPage): string {
  return source ?? output;
}
