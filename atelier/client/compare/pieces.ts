import type { Root } from 'mdast';
import type { Node } from 'prosemirror-model';
import { cutText, YAML_START } from '../../../build/editing/text.ts';
import { type BlockNames, Origins } from '../editor/model/source-blocks.ts';
import { blockTexts } from '../editor/model/to-markdown.ts';
import { readDocument } from '../editor/model/to-nodes.ts';

/** A part of a file's text that is compared as a unit: a field of its front matter, or a block of its body. */
export interface Piece {
  source: string;
  /** Offset in its text. */
  at: number;
  /** The text between the piece before it and this one. */
  gap: string;
  /** Key of a field; empty for a comment above the first one. */
  field?: string;
  /** A block, as the editor reads it. */
  node?: Node;
}

export interface CutPieces {
  pieces: readonly Piece[];
  /** The text behind the last piece. */
  foot: string;
}

interface Part extends Pick<Piece, 'field' | 'node'> {
  start: number;
  end: number;
}

/** Returns the body of a file's text, or the whole text without a front matter. */
export function bodyOf(text: string): string {
  return cutText(text)?.body ?? text;
}

/** Cuts a file's text into pieces. `tree` is that of its body. */
export function cutPieces(text: string, tree: Root, names: BlockNames): CutPieces {
  const parts = [...fieldsOf(cutText(text)?.yaml ?? ''), ...blocksOf(text, tree, names)];
  let at = 0;
  const pieces = parts.map(({ start, end, ...part }) => {
    const gap = text.slice(at, start);
    at = end;
    return { source: text.slice(start, end), at: start, gap, ...part };
  });
  return { pieces, foot: text.slice(at) };
}

/** The start of a top-level key: no comment, no list item, no end of a list or group. */
const FIELD_START = /^(?=[^\s#\]}-])/m;

function fieldsOf(yaml: string): Part[] {
  let at = YAML_START;
  return yaml.split(FIELD_START).flatMap((part) => {
    const source = part.trim();
    const start = at + part.indexOf(source);
    at += part.length;
    const field = source.startsWith('#') ? '' : source.slice(0, source.indexOf(':'));
    return source === '' ? [] : [{ start, end: start + source.length, field }];
  });
}

function blocksOf(text: string, tree: Root, names: BlockNames): Part[] {
  const body = bodyOf(text);
  const origins = new Origins(names);
  let at = text.length - body.length;
  return blockTexts(readDocument(body, tree, origins), origins).map(({ node, text: source, gapBefore }) => {
    const start = at + gapBefore.length;
    at = start + source.length;
    return { start, end: at, node };
  });
}

export function isSame(one: Piece | undefined, other: Piece | undefined): boolean {
  return one?.source === other?.source;
}

/** Joins pieces of several texts into one. Pieces that were neighbours in a text keep their distance in the last such text of `cuts`. */
export function joinPieces(pieces: readonly Piece[], cuts: readonly CutPieces[]): string {
  const gaps = new Map<string, string>();
  for (const cut of cuts) for (const { key, gap } of gapsOf(cut)) gaps.set(key, gap);
  const joined = gapsOf({ pieces, foot: '' }).map(({ key, before, after }) => {
    return (gaps.get(key) ?? usualGap(before, after)) + (after?.source ?? '');
  });
  return joined.join('');
}

function gapsOf({ pieces, foot }: CutPieces) {
  return [...pieces, undefined].map((after, nth) => {
    const before = pieces[nth - 1];
    return { key: JSON.stringify([before?.source, after?.source]), before, after, gap: after?.gap ?? foot };
  });
}

function usualGap(before: Piece | undefined, after: Piece | undefined): string {
  const [fromField, toField] = [before?.field !== undefined, after?.field !== undefined];
  if (toField) return fromField ? '\n' : '---\n';
  if (!before) return '';
  return fromField ? `\n---\n${after ? '\n' : ''}` : after ? '\n\n' : '\n';
}
