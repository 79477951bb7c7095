import type { ErrorCode } from 'yaml';
import type { Wording } from '../../diagnostics/finding.ts';

/** A finding between two offsets of the YAML. */
export interface YamlFinding {
  start: number;
  end: number;
  wording: Wording;
}

/** What the YAML parser says of a text. */
export interface YamlComplaint {
  code: ErrorCode;
  /** The parser's English. */
  message: string;
  pos: readonly [start: number, end: number];
}
