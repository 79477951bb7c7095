/** Lines that two texts must share, of those of the longer one, to be versions of one. */
const ALIKE = 0.5;
/** A line in more files than this tells none of them from the others: every text has `---` and `titre:` of its own. */
const RARE = 10;
/** Files that one is held against line by line: those with which it shares most of its rare lines. */
const CANDIDATES = 10;

/** How often each line of a text stands in it, blank ones left out, and how many there are. */
interface Lines {
  counts: ReadonlyMap<string, number>;
  total: number;
}

/** For each file that has come, the one of those that went which it most resembles, if it does. No file is named twice. */
export function renamedFiles(
  added: ReadonlyMap<string, string>,
  removed: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const former = new Map([...removed].map(([from, text]) => [from, linesOf(text)]));
  const byText = filesBy([...removed].map(([from, text]) => [from, [text]]));
  const byLine = filesBy([...former].map(([from, { counts }]) => [from, counts.keys()]));
  const pairs = [...added].flatMap(([path, text]) => {
    const lines = linesOf(text);
    const same = (byText.get(text) ?? []).map((from) => ({ path, from, likeness: 1 }));
    const others = candidates(lines, byLine).map((from) => ({
      path,
      from,
      likeness: likenessOf(lines, former.get(from)),
    }));
    return [...same, ...others];
  });
  const found = new Map<string, string>();
  const taken = new Set<string>();
  for (const { path, from, likeness } of pairs.sort((a, b) => b.likeness - a.likeness)) {
    if (likeness < ALIKE || found.has(path) || taken.has(from)) continue;
    found.set(path, from);
    taken.add(from);
  }
  return found;
}

/** Files by what they have. */
function filesBy(files: readonly (readonly [path: string, has: Iterable<string>])[]): Map<string, string[]> {
  const by = new Map<string, string[]>();
  for (const [path, has] of files)
    for (const one of has) {
      const known = by.get(one);
      if (known) known.push(path);
      else by.set(one, [path]);
    }
  return by;
}

function candidates({ counts }: Lines, byLine: ReadonlyMap<string, readonly string[]>): string[] {
  const shared = new Map<string, number>();
  for (const line of counts.keys()) {
    const files = byLine.get(line) ?? [];
    if (files.length <= RARE) for (const file of files) shared.set(file, (shared.get(file) ?? 0) + 1);
  }
  const nearest = [...shared].sort(([, a], [, b]) => b - a).slice(0, CANDIDATES);
  return nearest.map(([file]) => file);
}

/** From 0 to 1: the share of lines that two texts have in common, wherever they stand. */
function likenessOf(a: Lines, b: Lines | undefined): number {
  if (!b) return 0;
  let shared = 0;
  for (const [line, count] of a.counts) shared += Math.min(count, b.counts.get(line) ?? 0);
  return shared / Math.max(a.total, b.total, 1);
}

function linesOf(text: string): Lines {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return { counts, total: lines.length };
}
