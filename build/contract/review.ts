/** Advice on texts that `check` gives, and the workshop before it publishes. Writers may silence a rule with a reason. */
export interface ReviewSettings {
  /** By the names that writers set them aside by. */
  rules: Readonly<Record<string, ReviewRule>>;
  /** The rules that a file's front matter sets aside. */
  silences(data: unknown): readonly string[];
}

export type ReviewRule = (text: ReviewedText) => readonly ReviewDiagnostic[];

/** A published text, as review rules see it. */
export interface ReviewedText {
  /** Name of its content type. */
  contentType: string;
  /** In their order. */
  passages: readonly Passage[];
  /** Words of its own text, code blocks left out. */
  words: number;
}

/** A line of running text. */
export interface Passage {
  /** 1-based, in the file, of the first character of `text`. */
  line: number;
  column: number;
  /** As it was written, with U+0000 for each character of code, links' addresses, variables and marks. */
  text: string;
  block: 'paragraph' | 'heading' | 'tableCell';
  /** Name of the call-out or diagram that it stands in. */
  within?: string;
  /** It leads to some page or names a value of the site, or its section, from one heading to the next, leads to another site or has a note. */
  isSourced: boolean;
}

export interface ReviewDiagnostic {
  at: { line: number; column: number; length: number };
  message: string;
  /** The advice: a text to write instead. */
  hint: string;
}
