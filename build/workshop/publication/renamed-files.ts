/** Lines that two texts must share, of those of the longer one, to be versions of one. */
const ALIKE = 0.5;

/** For each file that has come, the one of those that went which it most resembles, if it does. No file is named twice. */
export function renamedFiles(
  added: ReadonlyMap<string, string>,
  removed: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const pairs = [...added].flatMap(([path, text]) =>
    [...removed].map(([from, former]) => ({ path, from, likeness: likenessOf(text, former) })),
  );
  const found = new Map<string, string>();
  const taken = new Set<string>();
  for (const { path, from, likeness } of pairs.sort((a, b) => b.likeness - a.likeness)) {
    if (likeness < ALIKE || found.has(path) || taken.has(from)) continue;
    found.set(path, from);
    taken.add(from);
  }
  return found;
}

/** From 0 to 1: the share of lines that two texts have in common, wherever they stand. */
function likenessOf(a: string, b: string): number {
  if (a === b) return 1;
  const [mine, theirs] = [linesOf(a), linesOf(b)];
  const left = new Map<string, number>();
  for (const line of theirs) left.set(line, (left.get(line) ?? 0) + 1);
  const shared = mine.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count > 0;
  });
  return shared.length / Math.max(mine.length, theirs.length, 1);
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
