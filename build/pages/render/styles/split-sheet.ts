import { type AtRule, type ChildNode, type Container, parse, type Root, type Rule } from 'postcss';
import { withConstants } from './constants.ts';
import { needsOf } from './needs.ts';
import type { ScriptWords } from './script-words.ts';

/** A stylesheet in pieces, so that a page can take those it needs without parsing it. */
export interface SplitSheet {
  /** The whole stylesheet in its original form. */
  text: string;
  pieces: readonly Piece[];
  /** The needs of all pieces, as `needsOf` returns them. */
  needs: readonly string[];
  /** The short names that the pieces use, by class. */
  names: Readonly<Record<string, string>>;
  /** The needs that a script may add to a page, by the script's address. */
  brought: Readonly<Record<string, readonly string[]>>;
}

/** A part of a stylesheet; a string is for every page. */
export type Piece = string | RulePiece | GroupPiece | KeyframesPiece;

/** A rule for pages that meet all needs of one of its selectors. */
interface RulePiece {
  selectors: readonly { text: string; needs: readonly string[] }[];
  block: string;
}

/** An at-rule such as `@media`, for pages that need a rule in it. */
interface GroupPiece {
  head: string;
  pieces: readonly Piece[];
}

/** Keyframes for pages with a rule that names them. */
export interface KeyframesPiece {
  keyframes: string;
  text: string;
}

/** Splits a stylesheet, so that pages with any of these scripts look as they do with the whole sheet. */
export function splitSheet(source: string, scripts: readonly ScriptWords[]): SplitSheet {
  const root = parse(source);
  const isMentioned = (name: string) => scripts.some(({ mentions }) => mentions(name));
  withConstants(root, isMentioned);
  const names = shortNames(root, isMentioned);
  const pieces = piecesOf(root, names);
  const needs = [...new Set(pieces.flatMap(allNeeds))];
  const brought = scripts.map(({ address, mentions }) => [address, needs.filter(mentions)]);
  return { text: source, pieces, needs, names, brought: Object.fromEntries(brought) };
}

function piecesOf(container: Container<ChildNode>, names: SplitSheet['names']): Piece[] {
  return (container.nodes ?? []).flatMap((node): Piece[] => {
    if (node.type === 'rule') return [rulePiece(node, names)];
    if (node.type === 'atrule') return [atRulePiece(node, names)];
    return node.type === 'comment' ? [] : [`${node.toString()};`];
  });
}

function rulePiece(rule: Rule, names: SplitSheet['names']): Piece {
  const block = `{${rule.nodes.map((node) => node.toString()).join(';')}}`;
  // Selectors of nested rules depend on the outer rule.
  if (rule.nodes.some(({ type }) => type !== 'decl')) return shortenClasses(rule.toString(), names);
  return {
    selectors: rule.selectors.map((text) => ({ text: shortenClasses(text, names), needs: needsOf(text) })),
    block,
  };
}

/** At-rules that apply the rules in them on a condition (CSS Conditional Rules 3 to 5; Cascade 5). */
const GROUPS = new Set(['media', 'supports', 'container', 'layer']);

function atRulePiece(rule: AtRule, names: SplitSheet['names']): Piece {
  const { name, params } = rule;
  if (/keyframes$/i.test(name)) return { keyframes: params, text: rule.toString() };
  if (!GROUPS.has(name) || !rule.nodes) return rule.nodes ? rule.toString() : `${rule.toString()};`;
  return {
    head: `@${name}${rule.raws.afterName ?? ''}${params.replace(/\s+/g, ' ').replace(/ ?([:<]) /g, '$1')}`,
    pieces: piecesOf(rule, names),
  };
}

function allNeeds(piece: Piece): readonly string[] {
  if (typeof piece === 'string' || 'keyframes' in piece) return [];
  if ('head' in piece) return piece.pieces.flatMap(allNeeds);
  return piece.selectors.flatMap(({ needs }) => needs);
}

const CLASS = /"[^"]*"|'[^']*'|\.([A-Za-z_][\w-]*)/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns short names for a stylesheet's classes, in the order of the sheet. Classes that a script mentions keep their names. */
function shortNames(root: Root, isMentioned: (name: string) => boolean): Record<string, string> {
  const classes = new Set<string>();
  let isSpelledOut = false;
  root.walkRules(({ selector }) => {
    for (const [, name] of selector.matchAll(CLASS)) if (name) classes.add(name);
    // A selector such as `[class^=Card]` depends on the original names.
    isSpelledOut ||= /\[\s*class\s*[~|^$*]?=/.test(selector) || selector.includes('\\');
  });
  if (isSpelledOut) return {};
  const free = shortest(classes);
  return Object.fromEntries(
    [...classes].filter((name) => !isMentioned(`.${name}`)).map((name) => [name, free.next().value ?? name]),
  );
}

/** Replaces the classes of a selector by their short names. */
function shortenClasses(selector: string, names: Readonly<Record<string, string>>): string {
  return selector.replace(CLASS, (text, name?: string) => (name ? `.${names[name] ?? name}` : text));
}

/** Yields the names a, b … z, A … Z, aa, ba …, except those that are taken. */
function* shortest(taken: ReadonlySet<string>): Generator<string, never> {
  for (let number = 0; ; number++) {
    const name = letterName(number);
    if (!taken.has(name)) yield name;
  }
}

function letterName(number: number): string {
  const rest = Math.floor(number / LETTERS.length);
  return `${rest > 0 ? letterName(rest - 1) : ''}${LETTERS[number % LETTERS.length]}`;
}
