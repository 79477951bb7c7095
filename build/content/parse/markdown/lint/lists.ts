import { lint as messages } from '../../../../diagnostics/messages/lint.fr.ts';
import { inLine, type LintRule, type ProseLine, withSign } from './lint-rule.ts';

const SPACE = /^(?:[-+*]|\d{1,2}[.)])[\u00a0\u202f]/;
const SIGN = /^[•●▪◦‣·■►➢○–—](?=[\s\p{L}])/u;
const DASH = /^[-+](?=\p{L})/u;
const STAR = /^\*(?=\p{L})/u;
/** A number with a space behind it is a list, except in the middle of a paragraph. */
const NUMBER = /^\d{1,2}[.)](?=[\p{L} \t])/u;

/** Lines that look like a list and are none; the first of a paragraph is reported. */
export const malformedBullets: LintRule = ({ prose }) => {
  // « *Hors taxes » below « 100 €* » is a note, not a list.
  const starred = prose.some(({ text }) => /\S\*(?![*\S])/.test(text));
  const reported = new Set<ProseLine['block']>();
  return prose.flatMap((line) => {
    if (line.block.type !== 'paragraph' || reported.has(line.block)) return [];
    const found = signOf(line, starred);
    if (!found) return [];
    reported.add(line.block);
    const [sign, marker] = found;
    return inLine(line, 0, sign.length, messages.bullet(sign.trim(), marker));
  });
};

/** What the writer took for a bullet, and what to write instead. */
function signOf({ text }: ProseLine, starred: boolean): [sign: string, marker: string] | undefined {
  const bullet = (SPACE.exec(text) ?? SIGN.exec(text) ?? DASH.exec(text) ?? (starred ? null : STAR.exec(text)))?.[0];
  if (bullet !== undefined && !/\d/.test(bullet)) return [bullet, '-'];
  const number = bullet ?? NUMBER.exec(text)?.[0];
  return number === undefined ? undefined : [number, '1.'];
}

const BOX = /^(?:[-+*][ \t]*)?\[[ xX]?\](?![([:])/;

/** A box to tick that Markdown does not know for one: `[] fait`, `- []`, `- [ ]fait`, `-[ ] fait`. */
export const malformedTasks: LintRule = ({ prose }) =>
  withSign(prose, '[').flatMap((line) => {
    const box = line.block.type === 'paragraph' && BOX.exec(line.text)?.[0];
    if (!box) return [];
    return inLine(line, 0, box.length, messages.task(box, /x/i.test(box), line.written.slice(box.length).trim()));
  });
