/** A site's own words and directives in Markdown, as plain data, so that other threads can parse texts. */
export interface MarkdownSettings {
  /** The language of its numbers (BCP 47): `fr` reads `1 234,5`, `en` reads `1,234.5`. */
  language: string;
  /** Titles that call-outs have by default, by the name that opens them (`:::name`). */
  callOuts: Readonly<Record<string, string>>;
  diagram: {
    /** The name that opens a diagram: `:::name[Title]`. */
    name: string;
    /** The text alternative of the drawing; `{title}` stands for its title. */
    drawing: string;
    inWords: string;
    /** The word that ends a route: `→ word`. */
    end: string;
  };
  /** The accessible name of tables. `{heads}` stands for the column heads, with `separator` between them. */
  tableName: {
    first: string;
    /** The name of further tables with the same heads on a page; `{nth}` counts from 2. */
    next: string;
    separator: string;
  };
  /** The directive before a table that gives it a caption: `::name[Caption]`. */
  caption: string;
  chart: {
    /** The directive before a table that draws it: `::name[Title]{type}`. */
    name: string;
    types: Readonly<Record<ChartType, string>>;
    table: string;
  };
  notes: {
    name: string;
    /** The accessible name of the link from a note back to its call; `{number}` stands for the note's number. */
    back: string;
  };
  /** Ids of elements around a text on its pages, which headings may not have. */
  frameIds: readonly string[];
  /** The front-matter field, at any depth, whose values are such ids, too. */
  frameIdField?: string;
  code: {
    /** The accessible name of a code block; `{nth}` counts from 1. */
    name: string;
    /** Languages that are highlighted, as the highlighter names them. */
    languages: readonly string[];
    /** Token types that the site's stylesheet has a rule for (`token-…`). */
    tokens: readonly string[];
  };
}

/** Types of charts: bars, lines, or pairs of bars (`change`), each pair with a unit of its own. */
export type ChartType = 'bars' | 'lines' | 'change';
