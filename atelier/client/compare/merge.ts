import { alignPieces } from './align.ts';
import { type CutPieces, isSame, joinPieces, type Piece } from './pieces.ts';

/** A piece that both sides have changed differently. A side that has removed it has none. */
export interface Question {
  mine?: Piece;
  theirs?: Piece;
}

/** Three texts of one file: the common base (empty if unknown), and what each side made of it. */
export interface Sides<Text> {
  base: Text;
  mine: Text;
  theirs: Text;
}

/** Merges the changes of both sides piece by piece. Only pieces that both have changed become questions. */
export function mergePieces({ base, mine, theirs }: Sides<CutPieces>): (Piece | Question)[] {
  if (base.pieces.length === 0) return differencesOf(mine, theirs);
  const [own, others] = [changesOf(base, mine), changesOf(base, theirs)];
  const newFields = fieldsIn(own.added.flat());
  const otherFields = fieldsIn(others.added.flat());
  return own.added.flatMap((added, nth) => {
    const known = new Set(added.map(({ source }) => source));
    const alsoAdded = (others.added[nth] ?? []).filter(
      ({ source, field }) => !known.has(source) && !(field && newFields.has(field)),
    );
    const ownAdded = added.map((piece) => questionOr(piece, (piece.field && otherFields.get(piece.field)) || piece));
    return [...ownAdded, ...alsoAdded, ...mergePiece(base.pieces[nth], own.stays[nth], others.stays[nth])];
  });
}

/** Returns the text of a merge, with the chosen pieces in the places of its questions. */
export function mergedText(
  parts: readonly (Piece | Question)[],
  { base, mine, theirs }: Sides<CutPieces>,
  choose: (question: Question) => readonly Piece[] = () => [],
): string {
  const pieces = parts.flatMap((part) => (isQuestion(part) ? choose(part) : [part]));
  return joinPieces(pieces, [base, theirs, mine]);
}

export function isQuestion(part: Piece | Question): part is Question {
  return !('source' in part);
}

/** Merges without a common base: all pairs that differ are questions, and pieces of only one side stay. */
function differencesOf(mine: CutPieces, theirs: CutPieces): (Piece | Question)[] {
  return alignPieces(mine.pieces, theirs.pieces).flatMap(({ before, after }) =>
    before && after ? [questionOr(before, after)] : (before ?? after ?? []),
  );
}

interface Changes {
  /** The successor of each piece of the base; undefined where it was removed. */
  stays: (Piece | undefined)[];
  /** The pieces that were added before each piece of the base; the last entry holds those at the end. */
  added: Piece[][];
}

function changesOf(base: CutPieces, side: CutPieces): Changes {
  const stays: Changes['stays'] = [];
  const added: Piece[][] = [[]];
  for (const { before, after } of alignPieces(base.pieces, side.pieces)) {
    if (before) {
      stays.push(after);
      added.push([]);
    } else if (after) added.at(-1)?.push(after);
  }
  return { stays, added };
}

function fieldsIn(pieces: readonly Piece[]): ReadonlyMap<string, Piece> {
  return new Map(pieces.flatMap((piece) => (piece.field ? [[piece.field, piece]] : [])));
}

function mergePiece(base: Piece | undefined, mine: Piece | undefined, theirs: Piece | undefined): (Piece | Question)[] {
  if (!base || isSame(base, theirs)) return mine ? [mine] : [];
  if (isSame(base, mine) || isSame(mine, theirs)) return theirs ? [theirs] : [];
  return [{ ...(mine && { mine }), ...(theirs && { theirs }) }];
}

function questionOr(mine: Piece, theirs: Piece): Piece | Question {
  return isSame(mine, theirs) ? mine : { mine, theirs };
}
