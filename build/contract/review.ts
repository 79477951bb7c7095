/** Advice on texts, for `check` and the workshop. Writers may silence a rule with a reason. */
export interface ReviewSettings {
  /** By the names that writers set them aside by. */
  rules: Readonly<Record<string, ReviewRule>>;
  /** The rules that a file's front matter sets aside. */
  silences(data: unknown): readonly string[];
}

export type ReviewRule = (text: ReviewedText) => readonly ReviewDiagnostic[];

export interface ReviewedText {
  /** Name of its content type. */
  contentType: string;
  passages: readonly Passage[];
  /** Without code blocks. */
  words: number;
}

export interface Passage {
  /** 1-based, in the file, of the start of `text`. */
  line: number;
  column: number;
  /** U+0000 replaces characters of code, addresses, variables and marks. */
  text: string;
  block: 'paragraph' | 'heading' | 'tableCell';
  /** Name of the call-out or diagram that it stands in. */
  within?: string;
  /** It has a link or variable, or its section has an external link or a note. */
  isSourced: boolean;
}

export interface ReviewDiagnostic {
  at: { line: number; column: number; length: number };
  message: string;
  hint: string;
}
