import type { ErrorCode } from 'yaml';

/** A finding between two offsets of the YAML. */
export interface YamlFinding {
  start: number;
  end: number;
  rule: string;
  message: string;
  hint: string;
}

/** What the YAML parser says of a text. */
export interface YamlComplaint {
  code: ErrorCode;
  /** The parser's English. */
  message: string;
  pos: readonly [start: number, end: number];
}
