import { type Document, type Scalar, visit } from 'yaml';
import { frontMatter as messages } from '../../../diagnostics/messages/front-matter.fr.ts';
import { insideQuotes, quoted, withQuotes } from './quoted.ts';
import type { YamlDiagnostic } from './yaml-causes.ts';

/** Values that YAML reads without an error, and hardly as their writer meant them. */
export function misreadValues(document: Document, source: string): YamlDiagnostic[] {
  const diagnostics: YamlDiagnostic[] = [];
  visit(document, {
    Scalar: (_key, node) => {
      const diagnostic = lostComment(node, source) ?? keptQuotes(node, source);
      if (diagnostic) diagnostics.push(diagnostic);
    },
  });
  return diagnostics;
}

/** `Essai #1`: what follows ` #` is a comment to YAML. A comment that is meant has a space behind the sign. */
function lostComment({ range, comment }: Scalar, source: string): YamlDiagnostic | undefined {
  if (!range || !comment || !/^[^\s#!]/.test(comment)) return undefined;
  const [start, valueEnd] = range;
  const [lost, space = ''] = /^([ \t]*)#.*/.exec(source.slice(valueEnd)) ?? [];
  if (lost === undefined) return undefined;
  const end = valueEnd + lost.length;
  const wording = messages.lostComment(quoted(source.slice(start, end)));
  return { start: valueEnd + space.length, end, wording };
}

/** `“Un titre”` without straight quotes around it: visitors would see the curly ones. */
function keptQuotes({ range, type, value }: Scalar, source: string): YamlDiagnostic | undefined {
  if (!range || type !== 'PLAIN' || typeof value !== 'string') return undefined;
  const inside = insideQuotes(value);
  if (!inside || /["“”„«»‹›]/.test(inside)) return undefined;
  const [start, end] = range;
  const wording = messages.keptQuotes(quoted(value), withQuotes(value));
  return { start, end: start + (source.slice(start, end).split('\n')[0] ?? '').length, wording };
}
