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

/** How much of what it is about a check has met, so that one that looks past everything is noticed; and what is wrong. */
export interface TextDiagnostic {
  seen: number;
  wrong: string[];
}

export type Check = (visit: Visit) => Promise<TextDiagnostic> | TextDiagnostic;
