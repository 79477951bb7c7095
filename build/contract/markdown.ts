/** What a site makes of Markdown: the words and signs that its readers and writers see. */
export interface MarkdownSettings {
  /** Call-outs by the name that opens them (`:::name`), with the title each has when none is given. */
  callOuts: Readonly<Record<string, string>>;
  /** What a table is called to those who do not see it; `nth` is 2 for the second one of a page with these heads, and so on. */
  tableName: (heads: readonly string[], nth: number) => string;
  notes: {
    /** What the list of notes is called to those who do not see it. */
    name: string;
    /** What the link from a note back to its call is called. */
    back: (number: number) => string;
  };
  code: {
    /** Languages that code is coloured in, as highlight.js names its modules; some bring further names along (js, html, sh). */
    languages: readonly string[];
    /** Kinds of token that the site's stylesheet has a rule for (`hljs-…`); others stay plain. */
    tokens: readonly string[];
  };
}
