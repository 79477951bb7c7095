/** Advice on texts, for `check` and the workshop. Writers may silence a rule with a reason. */
export interface ReviewSettings {
  /** Rules by the names with which writers silence them. */
  rules: Readonly<Record<string, ReviewRule>>;
  /** Returns the rules that a file's front matter silences. */
  silences(data: unknown): readonly string[];
}

export type ReviewRule = (text: ReviewedText) => readonly ReviewDiagnostic[];

export interface ReviewedText {
  /** Name of its content type. */
  contentType: string;
  passages: readonly Passage[];
  /** The number of words in the text without its code blocks. */
  words: number;
}

export interface Passage {
  /** 1-based line of the file in which `text` begins. */
  line: number;
  column: number;
  /** The text, with U+0000 for each character of code, addresses, variables and marks. */
  text: string;
  block: 'paragraph' | 'heading' | 'tableCell';
  /** Name of the call-out or diagram that contains the text. */
  within?: string;
  /** True if the text has a link or variable, or if its section has an external link or a note. */
  isSourced: boolean;
}

export interface ReviewDiagnostic {
  at: { line: number; column: number; length: number };
  message: string;
  hint: string;
}
