import type { Page } from 'playwright-core';
import type { Noise } from './noise.ts';

/** A page as a visitor has it open, scrolled to its top after it was read to its end. */
export interface Visit extends Readonly<Noise> {
  page: Page;
  path: string;
  contentType: string;
  width: number;
  /** Scripts that it had loaded before it was scrolled. */
  untouched: readonly string[];
}

/** A fault, with the number of things that a check looked at, so that one that sees nothing is noticed. */
export interface TextDiagnostic {
  seen: number;
  wrong: string[];
}

export type Check = (visit: Visit) => Promise<TextDiagnostic> | TextDiagnostic;
