/** A site's own words and signs in Markdown. Plain data, so that other threads can parse texts. */
export interface MarkdownSettings {
  /** The language of its numbers (BCP 47): `fr` reads `1 234,5`, `en` reads `1,234.5`. */
  language: string;
  /** Call-outs by the name that opens them (`:::name`), with the title each has when none is given. */
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
    /** For further tables with the same heads; `{nth}` counts from 2. */
    next: string;
    separator: string;
  };
  /** The name of the line that gives the table below it a caption: `::name[Caption]`. */
  caption: string;
  chart: {
    /** The name of the line that draws the table below it: `::name[Title]{type}`. */
    name: string;
    types: Readonly<Record<ChartType, string>>;
    table: string;
  };
  notes: {
    name: string;
    /** `{number}` stands for the note's number. */
    back: string;
  };
  /** Ids of elements around a text on its pages, which headings may not have. */
  frameIds: readonly string[];
  /** The front-matter field, at any depth, whose values are further such ids. */
  frameIdField?: string;
  code: {
    /** The accessible name of a code block; `{nth}` counts from 1. */
    name: string;
    /** Languages as the highlighter names them. */
    languages: readonly string[];
    /** Token types that the site's stylesheet has a rule for (`token-…`). */
    tokens: readonly string[];
  };
}

/** `change`: pairs of bars, each pair with a unit of its own. */
export type ChartType = 'bars' | 'lines' | 'change';
