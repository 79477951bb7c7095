/** What we use of the package, which has no types of its own: https://github.com/LesterLyu/fast-formula-parser */
declare module 'fast-formula-parser' {
  /** 1-based. */
  interface Place {
    sheet: string;
    row: number;
    col: number;
  }
  interface Range {
    sheet: string;
    from: { row: number; col: number };
    to: { row: number; col: number };
  }
  type Value = string | number | boolean | null;

  export default class FormulaParser {
    constructor(source: { onCell(place: Place): Value; onRange(range: Range): Value[][] });
    /** Gives an error of a spreadsheet (`#DIV/0!`) as an `Error`, and throws where the formula cannot be read. */
    parse(formula: string, position: Place): Value | Error;
  }
}
