import { validateOptions, validContent } from '../../content/index.ts';
import type { MediaLookup } from '../../contract/media.ts';
import { type Diagnostic, sortDiagnostics } from '../../diagnostics/diagnostic.ts';
import type { BuildResult } from '../../pipeline/index.ts';
import type { DraftContext } from './draft-page.ts';

/** The last answer to what a build's content lacks for visitors: the day alone can change it. */
const answers = new WeakMap<BuildResult, { day: string; diagnostics: readonly Diagnostic[] }>();

/**
 * What validating the texts of the last build for visitors says, with the errors that build had: nothing is drawn. Undefined before the first
 * build has ended.
 */
export async function waitingOf(
  { site, visitors, ...context }: Pick<DraftContext, 'site' | 'base'> & { visitors: Date },
  latest: BuildResult | undefined,
): Promise<readonly Diagnostic[] | undefined> {
  if (!latest) return undefined;
  const day = visitors.toISOString().slice(0, 13);
  const known = answers.get(latest);
  if (known?.day === day) return known.diagnostics;
  const { read, parsed = [], library } = latest.values;
  const media: MediaLookup = library?.answer ?? (() => ({ missing: true }));
  const options = { ...context, production: true, now: visitors };
  const rules = validateOptions(site, { media, copies: read.copies }, options);
  const judged = await validContent(site, parsed, read.texts, rules);
  const errors = latest.diagnostics.filter(({ severity }) => severity === 'error');
  const diagnostics = sortDiagnostics(withoutRepeats([...judged.diagnostics, ...errors]));
  answers.set(latest, { day, diagnostics });
  return diagnostics;
}

function withoutRepeats(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const keyOf = ({ file, line, column, rule }: Diagnostic) => [file, line, column, rule].join('\0');
  return [...new Map(diagnostics.map((one) => [keyOf(one), one])).values()];
}
