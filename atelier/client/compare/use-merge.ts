import { useMemo } from 'react';
import { readFrontMatter } from '../../../build/editing/front-matter/read.ts';
import type { EditorContext } from '../editor/services.ts';
import { useLoaded } from '../ui/use-request.ts';
import { type FileContext, parsePieces } from './cut-texts.ts';
import { isQuestion, mergedText, mergePieces, type Question, type Sides } from './merge.ts';
import type { Piece } from './pieces.ts';

/** The changes of two sides in one text. */
export interface Merge {
  /** Pieces that both sides have changed. */
  questions: readonly Question[];
  /** Returns the whole text, with the pieces that `choose` returns for each question. */
  textWith(choose: (question: Question) => readonly Piece[]): string;
}

/** Merges the changes of both sides. The whole texts are one question where they cannot be parsed, or where the merged front matter could not be read. */
export async function mergeTexts(sides: Sides<string>, context: EditorContext): Promise<Merge> {
  const merge = await mergePiecewise(sides, context).catch(() => undefined);
  if (merge && isSound(merge, sides)) return merge;
  const [mine, theirs] = [wholeOf(sides.mine), wholeOf(sides.theirs)];
  return { questions: [{ mine, theirs }], textWith: (choose) => choose({ mine, theirs })[0]?.source ?? sides.mine };
}

async function mergePiecewise(texts: Sides<string>, context: EditorContext): Promise<Merge> {
  const [base, mine, theirs] = await Promise.all([
    parsePieces(texts.base, context),
    parsePieces(texts.mine, context),
    parsePieces(texts.theirs, context),
  ]);
  const parts = mergePieces({ base, mine, theirs });
  return {
    questions: parts.filter(isQuestion),
    textWith: (choose) => mergedText(parts, { base, mine, theirs }, choose),
  };
}

function isSound({ textWith }: Merge, { mine, theirs }: Sides<string>): boolean {
  if (!isReadable(mine) || !isReadable(theirs)) return true;
  return (['mine', 'theirs'] as const).every((side) => isReadable(textWith((question) => piecesOf(question, side))));
}

function isReadable(text: string): boolean {
  return !('unreadable' in readFrontMatter(text));
}

function wholeOf(text: string): Piece {
  return { source: text, at: 0, gap: '' };
}

export type Answer = 'mine' | 'theirs' | 'both';

/** Returns the pieces that an answer keeps. */
export function piecesOf({ mine, theirs }: Question, answer: Answer): Piece[] {
  const kept = [answer === 'theirs' ? undefined : mine, answer === 'mine' ? undefined : theirs];
  return kept.filter((piece) => piece !== undefined);
}

/** Returns the merge of two texts, or undefined until it is ready. */
export function useMerge({ base, mine, theirs }: Sides<string>, { context }: FileContext): Merge | undefined {
  const sides = useMemo(() => ({ base, mine, theirs, context }), [base, mine, theirs, context]);
  return useLoaded((of) => mergeTexts(of, of.context), sides).value;
}
