import { z } from 'zod';
import type { ContentHost, WriteMarkdown } from '../../../build/contract/workshop-host.ts';
import type { Wording } from '../../../build/diagnostics/diagnostic.ts';
import { guideMistakes } from '../../words/guide-mistakes.fr.ts';

/** A slip, and what the site says of it. */
export interface Mistake {
  /** The rule that is to find it. */
  rule: string;
  source: string;
  diagnostics: readonly Wording[];
}

/** A front matter for slips of fields: no site's own. */
const schema = z.strictObject({ titre: z.string(), categorie: z.enum(['Outils', 'Design']).optional() });

/** The most frequent slips with their diagnostics, as the site itself makes them. */
export function mistakesOf(write: WriteMarkdown, judge: ContentHost['judge']): Mistake[] {
  return Object.entries(guideMistakes).map(([rule, source]) => ({
    rule,
    source: source.trim(),
    diagnostics: source.startsWith('---') ? judge(source, schema) : write(source).diagnostics,
  }));
}
