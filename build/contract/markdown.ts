/** What a site makes of Markdown: the words and signs that its readers and writers see. Plain data, so that texts can be read on another thread. */
export interface MarkdownSettings {
  /** What its numbers are written in, as BCP 47 has it: `fr` reads `1 234,5`, `en` reads `1,234.5`. */
  language: string;
  /** Call-outs by the name that opens them (`:::name`), with the title each has when none is given. */
  callOuts: Readonly<Record<string, string>>;
  /** Flows that are listed step by step, and drawn. */
  diagram: {
    /** What opens one: `:::name[Title]`. */
    name: string;
    /** What its drawing is called to those who do not see it; `{title}` stands for its title. */
    drawing: string;
    /** What opens its list, which says the same as the drawing. */
    inWords: string;
    /** The word that ends a route: `→ word`. */
    end: string;
  };
  /** What tables are called to those who do not see them. `{heads}` stands for the heads of its columns, `separator` between them. */
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
    /** What writers call the types of charts. */
    types: Readonly<Record<ChartType, string>>;
    /** What opens the table that a chart is drawn from. */
    table: string;
  };
  notes: {
    /** What the list of notes is called to those who do not see it. */
    name: string;
    /** What the link from a note back to its call is called; `{number}` stands for the note's. */
    back: string;
  };
  /** Ids of elements around a text on its pages. Headings of texts leave them alone. */
  frameIds: readonly string[];
  /** The field of front matter, at any depth, whose values are further ids of the file's own page. */
  frameIdField?: string;
  code: {
    /** What a block is called to those who do not see it; `{nth}` is 1 and so on. */
    name: string;
    /** Languages that code is coloured in, as the highlighter names them; some bring further names along (js, html, sh). */
    languages: readonly string[];
    /** Kinds of token that the site's stylesheet has a rule for (`token-…`); others stay plain. */
    tokens: readonly string[];
  };
}

/** Bars from one zero, lines through points in their order, or pairs of bars, each pair with a unit of its own. */
export type ChartType = 'bars' | 'lines' | 'change';
