import type { Wording } from '../../../../contract/diagnostic.ts';
import { foreignSigns as messages } from '../../../../diagnostics/messages/lint.fr.ts';
import { callOutOpenings } from '../call-outs.ts';
import { diagnosticAt, nodesOf } from '../nodes.ts';
import { FORMULA, inLine, type LintRule } from './lint-rule.ts';

/** A sign without which a line is not searched, a pattern, and a message. `openings`: the fences of this site's call-outs. */
type ForeignSign = readonly [
  sign: string,
  pattern: RegExp,
  wordingOf: (match: RegExpExecArray, openings: readonly string[]) => Wording,
];

/** Tables of contents. The underscores of `[[_TOC_]]` are masked as emphasis. */
const CONTENTS = /^(?:@?\[toc\]|\[\[[_\0]?toc[_\0]?\]\]|\{:?toc\})\s*$/giu;
/** Call-outs of GitHub, Obsidian and MkDocs. */
const CALL_OUT = /^(?:\[![\p{L}-]{1,30}\][+-]?|(?:!!!|\?\?\?\+?)[ \t]+\p{L}.{0,200})/gu;
const HIGHLIGHT = /(?<![=+\p{L}\p{N}])(==|\+\+)(?![\s=+])([^=+\n]{1,200}?)(?<!\s)\1(?![=+\p{L}\p{N}])/gu;
/** Attributes in braces. Pandoc breaks lines in them, too. */
const ATTRIBUTES =
  /(?<!\{)(?:\[((?:[^[\]\n]|\[[^[\]\n]{0,200}\]){0,200})\](?=\{#|\{))?\{(?!:?toc\})(?:[.:]\s?[\p{L}_-]|(?<=\]\{)#|[\w-]{1,30}=")[^{}\n]{0,200}(?:\}(?!\})|$)/gu;
const TAG =
  /(?<!\{)\{%[^{}\n]{1,120}%\}(?!\})|^\{(?:code|info|noformat|note|panel|tip|warning)(?::[^{}\n]{0,200})?\}/gu;
const EMOJI = /(?<![\p{L}\p{N}:\]]):(?:[+-]1|100|1234|\d{0,2}[a-z][a-z\d_-]{1,30}):(?![\p{L}\p{N}:])/gu;

/** Syntax of other programs and other kinds of Markdown. */
const SIGNS: readonly ForeignSign[] = [
  ['', CONTENTS, () => messages.contents()],
  [
    '[[',
    /!?\[\[(?![_\0]?toc[_\0]?\])([^[\]\n]{1,200})\]\]/giu,
    ([whole, inner = '']) => messages.wikiLink(whole, inner),
  ],
  ['', CALL_OUT, ([whole], openings) => messages.callOut(whole, openings)],
  ['', HIGHLIGHT, ([whole, , inner = '']) => messages.highlight(whole, inner)],
  ['^[', /\^\[([^[\]\n]{1,300})\]/gu, ([whole, inner = '']) => messages.noteInLine(whole, inner)],
  ['%%', /%%([^%\n]{1,200})%%/gu, ([whole, inner = '']) => messages.comment(whole, inner.trim())],
  ['{', ATTRIBUTES, ([whole, inner]) => messages.attributes(whole, inner)],
  ['{', TAG, ([whole]) => messages.tag(whole)],
  ['^', /(?<=[\p{L}\p{N})])\^([\p{L}\p{N}+-]{1,10})\^/gu, ([whole]) => messages.raised(whole)],
  ['$', FORMULA, ([whole]) => messages.formula(whole)],
  [':', EMOJI, ([whole]) => messages.emoji(whole)],
];

/** Subscripts such as `H~2~O`, which GitHub strikes through. */
const LOWERED = /^~[\p{L}\p{N}+-]{1,10}~$/u;

export const loweredSigns: LintRule = ({ tree, source }) =>
  nodesOf(tree, 'delete').flatMap((node) => {
    const start = node.position?.start.offset ?? 0;
    const spelling = source.slice(start, node.position?.end.offset);
    if (!LOWERED.test(spelling) || !/[\p{L}\p{N})]/u.test(source[start - 1] ?? '')) return [];
    return diagnosticAt(node, messages.lowered(spelling), 'warning');
  });

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
