import { z } from 'zod';
import type { Wording } from '../../diagnostics/finding.ts';
import { guideMistakes } from '../../messages/workshop-guide-mistakes.fr.ts';
import { splitFrontMatter } from '../../parse/front-matter/front-matter.ts';
import { checkSchema } from '../../validate/schema-issues.ts';
import type { Write } from './written.ts';

/** A slip, and what the site says of it. */
export interface Mistake {
  /** The rule that is to find it. */
  rule: string;
  source: string;
  findings: readonly Wording[];
}

/** A front matter for slips of fields: no site's own. */
const schema = z.strictObject({ titre: z.string(), categorie: z.enum(['Outils', 'Design']).optional() });

/** The most frequent slips with their findings, as the site itself makes them. */
export function mistakesOf(write: Write): Mistake[] {
  return Object.entries(guideMistakes).map(([rule, source]) => ({
    rule,
    source: source.trim(),
    findings: source.startsWith('---') ? inFrontMatter(source) : write(source).findings,
  }));
}

function inFrontMatter(source: string): readonly Wording[] {
  const { value, diagnostics } = splitFrontMatter('', source);
  const checked = value && checkSchema(schema, value.data);
  return [...diagnostics, ...(checked && 'findings' in checked ? checked.findings : [])];
}
