import type { Wording } from '../../../../contract/diagnostic.ts';
import { foreignSigns as messages } from '../../../../diagnostics/messages/foreign-signs.fr.ts';
import { callOutOpenings } from '../call-outs.ts';
import { diagnosticAt, nodesOf } from '../nodes.ts';
import { FORMULA, inLine, type LintRule } from './lint-rule.ts';

/** A sign without which a line is not searched, a pattern, and its message. `openings`: the opening fences of this site's call-outs. */
type ForeignSign = readonly [
  sign: string,
  pattern: RegExp,
  wordingOf: (match: RegExpExecArray, openings: readonly string[]) => Wording,
];

/** The underscores of `[[_TOC_]]` emphasize, and are masked. */
const CONTENTS = /^(?:@?\[toc\]|\[\[[_\0]?toc[_\0]?\]\]|\{:?toc\})\s*$/giu;

/** Syntax of other programs and other kinds of Markdown. */
const SIGNS: readonly ForeignSign[] = [
  ['', CONTENTS, () => messages.contents()],
  [
    '*[',
    /^\*\[([^[\]\n]{1,60})\]:[ \t]*(.{0,200})/gu,
    ([, short = '', long = '']) => messages.abbreviation(short, long.trim()),
  ],
  [
    '[[',
    /(!?)\[\[(?![_\0]?toc[_\0]?\])([^[\]\n]{1,200})\]\]/giu,
    ([whole, mark, inner = '']) => (mark ? messages.embed(whole, inner) : messages.wikiLink(whole, inner)),
  ],
  ['[!', /^\[![\p{L}-]{1,30}\][+-]?/gu, ([whole], openings) => messages.callOut(whole, openings)],
  ['!!!', /^!!![ \t]+\p{L}.{0,200}/gu, ([whole], openings) => messages.callOut(whole, openings)],
  ['???', /^\?\?\?\+?[ \t]+\p{L}.{0,200}/gu, ([whole], openings) => messages.callOut(whole, openings)],
  [
    '==',
    /(?<![=\p{L}\p{N}])==(?![\s=])([^=\n]{1,200}?)(?<!\s)==(?![=\p{L}\p{N}])/gu,
    ([whole, inner = '']) => messages.highlight(whole, inner),
  ],
  [
    '++',
    /(?<![+\p{L}\p{N}])\+\+(?![\s+])([^+\n]{1,200}?)(?<!\s)\+\+(?![+\p{L}\p{N}])/gu,
    ([whole, inner = '']) => messages.highlight(whole, inner),
  ],
  ['^[', /\^\[([^[\]\n]{1,300})\]/gu, ([whole, inner = '']) => messages.noteInLine(whole, inner)],
  ['%%', /%%([^%\n]{1,200})%%/gu, ([whole, inner = '']) => messages.comment(whole, inner.trim())],
  // Pandoc breaks its lines also between such braces.
  [
    '{',
    /(?<!\{)(?:\[((?:[^[\]\n]|\[[^[\]\n]{0,200}\]){0,200})\](?=\{#|\{))?\{(?!:?toc\})(?:[.:]\s?[\p{L}_-]|(?<=\]\{)#|[\w-]{1,30}=")[^{}\n]{0,200}(?:\}(?!\})|$)/gu,
    ([whole, inner]) => (inner === undefined ? messages.attributes(whole) : messages.span(whole, inner)),
  ],
  [
    '{%',
    /(?<!\{)\{%-?\s{0,9}(end)?(\w{0,20})[^{}\n]{0,100}%\}(?!\})/gu,
    ([whole, end, name = ''], openings) => messages.tag(whole, name, end === undefined ? openings : undefined),
  ],
  [
    '{',
    /^\{(code|info|noformat|note|panel|tip|warning)(?::[^{}\n]{0,200})?\}/gu,
    ([whole, name = ''], openings) => messages.tag(whole, name, openings),
  ],
  [
    '|',
    /\[([^[\]|\n]{1,200})\|(\0{9,}|https?:[^\s[\]]{1,500})\]/gu,
    ([whole, text = '', address = '']) => messages.barLink(whole, text, address),
  ],
  ['h', /^h[1-6]\.\s+(\S.{0,200})/gu, ([whole, text = '']) => messages.title(whole, text)],
  ['==', /^={2,6}\s+(\S.{0,200}?)\s+={2,6}\s*$/gu, ([whole, text = '']) => messages.title(whole, text)],
  ['^', /(?<=[\p{L}\p{N})])\^([\p{L}\p{N}+-]{1,10})\^/gu, ([whole, inner = '']) => messages.raised(whole, inner)],
  ['$', FORMULA, ([whole]) => messages.formula(whole)],
  [
    ':',
    /(?<![\p{L}\p{N}:\]]):(?:[+-]1|100|1234|\d{0,2}[a-z][a-z\d_-]{1,30}):(?![\p{L}\p{N}:])/gu,
    ([whole]) => messages.emoji(whole),
  ],
];

/** `H~2~O`: other programs lower what stands between such signs, where GitHub strikes it through. */
const LOWERED = /^~([\p{L}\p{N}+-]{1,10})~$/u;

export const loweredSigns: LintRule = ({ tree, source }) =>
  nodesOf(tree, 'delete').flatMap((node) => {
    const start = node.position?.start.offset ?? 0;
    const [whole, inner = ''] = LOWERED.exec(source.slice(start, node.position?.end.offset)) ?? [];
    if (whole === undefined || !/[\p{L}\p{N})]/u.test(source[start - 1] ?? '')) return [];
    return diagnosticAt(node, messages.lowered(whole, inner), 'warning');
  });

/** Reports syntax of other programs, which would be shown as it is written. */
export const foreignSigns: LintRule = ({ prose, settings, source }) => {
  const signs = SIGNS.filter(([sign]) => source.includes(sign));
  const openings = callOutOpenings(settings);
  return prose.flatMap((line) =>
    signs
      .filter(([sign]) => line.text.includes(sign))
      .flatMap(([, pattern, wordingOf]) =>
        [...line.text.matchAll(pattern)].map((match) => {
          const there = new RegExp(pattern, pattern.flags.replace('g', 'y'));
          there.lastIndex = match.index;
          const spelling = there.exec(line.written) ?? match;
          return inLine(line, match.index, match[0].length, wordingOf(spelling, openings));
        }),
      ),
  );
};
