/** A site's own words and signs in Markdown. Plain data, so that other threads can parse texts. */
export interface MarkdownSettings {
  /** The language of its numbers (BCP 47): `fr` reads `1 234,5`, `en` reads `1,234.5`. */
  language: string;
  /** Call-outs by the name that opens them (`:::name`), with the title each has when none is given. */
  callOuts: Readonly<Record<string, string>>;
  /** Flows that are listed step by step, and drawn. */
  diagram: {
    /** The name that opens a diagram: `:::name[Title]`. */
    name: string;
    /** The text alternative of the drawing; `{title}` stands for its title. */
    drawing: string;
    /** The label that opens the list of the same steps. */
    inWords: string;
    /** The word that ends a route: `→ word`. */
    end: string;
  };
  /** The accessible name of tables. `{heads}` stands for the column heads, with `separator` between them. */
  tableName: {
    first: string;
    /** The second one of a page with the same heads, and those after it: `{nth}` is 2 and so on. */
    next: string;
    separator: string;
  };
  /** The name of the line that gives the table below it a caption: `::name[Caption]`. */
  caption: string;
  chart: {
    /** The name of the line that draws the table below it: `::name[Title]{type}`. */
    name: string;
    /** Writers' names for the types of charts. */
    types: Readonly<Record<ChartType, string>>;
    /** The label that opens the table that a chart is drawn from. */
    table: string;
  };
  notes: {
    /** The accessible name of the list of notes. */
    name: string;
    /** The accessible name of the link from a note back to its call; `{number}` stands for the note's. */
    back: string;
  };
  /** Ids of elements around a text on its pages. Headings of texts leave them alone. */
  frameIds: readonly string[];
  /** The field of front matter, at any depth, whose values are further ids of the file's own page. */
  frameIdField?: string;
  code: {
    /** The accessible name of a code block; `{nth}` counts from 1. */
    name: string;
    /** Languages that code is coloured in, as the highlighter names them; some bring further names along (js, html, sh). */
    languages: readonly string[];
    /** Kinds of token that the site's stylesheet has a rule for (`token-…`); others stay plain. */
    tokens: readonly string[];
  };
}

/** Bars from one zero, lines through points in their order, or pairs of bars, each pair with a unit of its own. */
export type ChartType = 'bars' | 'lines' | 'change';
