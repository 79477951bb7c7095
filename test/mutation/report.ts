import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './mutants.ts';

/** A mutant, and the file of tests that noticed it; none where it survived. */
export interface Outcome extends Mutant {
  killer?: string;
}

/** The part of all mutants that has to be noticed. */
const ENOUGH = 0.8;

/** A survivor that no test could kill, or that is not worth one. */
type Accepted = Change & { reason: string };
type Change = Pick<Mutant, 'file' | 'original' | 'replacement'>;

export function isSame(one: Mutant, other: Mutant): boolean {
  return one.at === other.at && isLike(one, other);
}

/** Whether two changes are one, wherever in their file. */
export function isLike(one: Change, other: Change): boolean {
  return one.file === other.file && one.original === other.original && one.replacement === other.replacement;
}

/** Prints the survivors and a line for each room, and fails the run where too few were killed or tests fail by themselves. */
export function report(outcomes: readonly Outcome[], unsound: readonly string[]): void {
  const survivors = outcomes.filter(({ killer }) => killer === undefined);
  const accepted = acceptedOnes();
  const reasonFor = (mutant: Mutant) => accepted.find((one) => isLike(one, mutant))?.reason;
  for (const survivor of survivors.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line))) {
    const { file, line, original, replacement } = survivor;
    const reason = reasonFor(survivor);
    console.log(`${file}:${line}  ${brief(original)} → ${brief(replacement)}${reason ? `  (${reason})` : ''}`);
  }
  for (const room of new Set(outcomes.map(roomOf).sort()))
    console.log(
      killed(
        room,
        outcomes.filter((outcome) => roomOf(outcome) === room),
      ),
    );
  console.log(
    killed('all', outcomes),
    `${survivors.filter((one) => !reasonFor(one)).length} survivors without a reason`,
  );
  if (unsound.length > 0) console.error(`Tests that fail without any mutant: ${unsound.join(', ')}`);
  if (unsound.length > 0 || survivors.length > (1 - ENOUGH) * outcomes.length) process.exitCode = 1;
}

/** Survivors that have a reason, a file for each part of the code. */
export function acceptedOnes(): Accepted[] {
  const folder = join(import.meta.dirname, 'accepted');
  return readdirSync(folder).flatMap((name): Accepted[] => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

/** The folder of `build/` or `src/` that a file is in. */
function roomOf({ file }: Mutant): string {
  const [half, room = ''] = file.split('/');
  return room.includes('.') ? `${half}/` : `${half}/${room}`;
}

function killed(name: string, outcomes: readonly Outcome[]): string {
  const count = outcomes.filter(({ killer }) => killer !== undefined).length;
  return `${name}: ${count} of ${outcomes.length} killed (${((100 * count) / outcomes.length).toFixed(1)} %)`;
}

function brief(code: string): string {
  const line = code.replace(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 87)}…` : line;
}
