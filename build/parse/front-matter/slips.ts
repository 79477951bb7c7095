import { type Document, type Scalar, visit } from 'yaml';
import { insideQuotes, quoted, withQuotes } from './quoted.ts';
import type { YamlFinding } from './yaml-finding.ts';

/** What YAML reads without a complaint, and otherwise than whoever wrote it. */
export function findSlips(document: Document, source: string): YamlFinding[] {
  const slips: YamlFinding[] = [];
  visit(document, {
    Scalar: (_key, node) => {
      const slip = lostComment(node, source) ?? keptQuotes(node, source);
      if (slip) slips.push(slip);
    },
  });
  return slips;
}

/** `Essai #1`: what follows ` #` is a comment. Whoever means one leaves a space behind the sign. */
function lostComment({ range, comment }: Scalar, source: string): YamlFinding | undefined {
  if (!range || !comment || !/^[^\s#!]/.test(comment)) return undefined;
  const [start, valueEnd] = range;
  const [lost, space = ''] = /^([ \t]*)#.*/.exec(source.slice(valueEnd)) ?? [];
  if (lost === undefined) return undefined;
  const end = valueEnd + lost.length;
  const value = quoted(source.slice(start, end));
  return {
    start: valueEnd + space.length,
    end,
    rule: 'texte-en-commentaire',
    message: 'Après une espace, « # » commence un commentaire : cette fin de ligne ne sera pas affichée.',
    hint: `Pour l'afficher, ${value ? `écrivez ${value}` : 'mettez la valeur entre guillemets doubles'} ; pour un commentaire, laissez une espace après « # ».`,
  };
}

/** `“Un titre”` without straight quotes around it: the curly ones will be shown. */
function keptQuotes({ range, type, value }: Scalar, source: string): YamlFinding | undefined {
  if (!range || type !== 'PLAIN' || typeof value !== 'string') return undefined;
  const inside = insideQuotes(value);
  if (!inside || /["“”„«»‹›]/.test(inside)) return undefined;
  const [start, end] = range;
  const shown = quoted(value);
  return {
    start,
    end: start + (source.slice(start, end).split('\n')[0] ?? '').length,
    rule: 'guillemets-affiches',
    message: "Ces guillemets feront partie du texte : dans un en-tête, seuls les guillemets droits l'entourent.",
    hint: shown
      ? `Écrivez ${shown} ; pour montrer les guillemets, écrivez ${withQuotes(value)}.`
      : 'Mettez la valeur entre guillemets doubles droits.',
  };
}
