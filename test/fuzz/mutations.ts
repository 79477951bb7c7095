import { HOSTILE_ADDRESSES, HOSTILE_MARKDOWN, HOSTILE_VALUES } from './hostile.ts';
import type { Random } from './random.ts';

/** Signs that mean something to YAML, Markdown or HTML, and some that mean nothing to anybody. */
const SIGNS = [...'[]()<>{}*_~`#|:;!?"\'&\\/-+=.,@%$^\t\n \u00a0\u202f«»“”’…🚀é\u200d\ufeff\u0007\ue000'];

/** A text with one to five things done to it that a slip, a broken editor or somebody malicious may do. */
export function mutate(text: string, random: Random): string {
  let changed = text;
  for (let left = 1 + random.below(5); left > 0; left--) changed = random.pick(MUTATIONS)(changed, random);
  return changed;
}

const MUTATIONS: readonly ((text: string, random: Random) => string)[] = [
  (text, random) => replaced(text, random, ''),
  (text, random) => text.slice(0, random.below(text.length + 1)),
  (text, random) => inserted(text, random, random.pick(SIGNS)),
  (text, random) => inserted(text, random, random.pick(SIGNS).repeat(1 + random.below(40))),
  (text, random) => inserted(text, random, `\n\n${random.pick(HOSTILE_MARKDOWN)}\n\n`),
  (text, random) => inserted(text, random, random.pick(HOSTILE_MARKDOWN)),
  (text, random) => inserted(text, random, text.slice(random.below(text.length + 1)).slice(0, 80)),
  (text, random) =>
    replacedLine(text, random, (line) => line.replace(/^(\s*(?:- )?[\w-]+:).*/, `$1 ${hostileValue(random)}`)),
  (text, random) => replacedLine(text, random, (line) => line.replace(/^ {0,4}/, ' '.repeat(random.below(5)))),
  (text, random) => replacedLine(text, random, (line) => `${line}\n${line}`),
  (text, random) => replacedLine(text, random, () => '---'),
  (text, random) => text.replace(/(?<=\(|: "?)(?:\/|https:)[^\s")]*/, random.pick(HOSTILE_ADDRESSES)),
];

/** Between quotes that hold it, or bare. */
function hostileValue(random: Random): string {
  const value = random.pick([...HOSTILE_VALUES, ...HOSTILE_ADDRESSES]);
  return random.below(3) === 0 ? value : JSON.stringify(value);
}

function inserted(text: string, random: Random, addition: string): string {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + addition + text.slice(at);
}

function replaced(text: string, random: Random, by: string): string {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + by + text.slice(at + 1 + random.below(60));
}

function replacedLine(text: string, random: Random, change: (line: string) => string): string {
  const lines = text.split('\n');
  const at = random.below(lines.length);
  lines[at] = change(lines[at] ?? '');
  return lines.join('\n');
}
