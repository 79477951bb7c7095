import type { Wording } from '../../../../diagnostics/diagnostic.ts';
import { lint as messages } from '../../../../diagnostics/messages/lint.fr.ts';
import { inLine, type LintRule, type ProseLine, withSign } from './lint-rule.ts';

const SPACE = /^(?:[-+*]|\d{1,2}[.)])[\u00a0\u202f]/;
/** With the spaces behind it, where these are not the one that a list has there. */
const SIGN = /^[•●▪◦‣·■►➢○–—⁃∙▫▸❖➤◆◇□\uf000-\uf0ff](?:(?=\p{L}| \S)|[^\S\n]+(?=\S)|(?=\s))/u;
/** Letters that Word shows as bullets in its own fonts, with the gap that a list has there. */
const LETTER = /^[oØü§v](?:\t|[ \u00a0\u202f]{2})[^\S\n]*(?=\S)/u;
/** Of Word's fonts of signs: others show nothing there. */
const PRIVATE = /[\uf000-\uf0ff]/;
const DASH = /^[-+](?=\p{L})/u;
/** Another star in the line would close an emphasis. */
const STAR = /^\*(?=\p{L})(?!.*\*)/u;
/** A number with a space behind it is a list, except in the middle of a paragraph. */
const NUMBER = /^\d{1,2}[.)](?=[\p{L} \t])/u;

/** Lines that look like a list and are none; the first of a paragraph is reported. */
export const malformedBullets: LintRule = ({ prose }) => {
  // « *Hors taxes » below « 100 €* » is a note, not a list.
  const starred = prose.some(({ text }) => /\S\*(?![*\S])/.test(text));
  const reported = new Set<ProseLine['block']>();
  return prose.flatMap((line) => {
    if (line.block.type !== 'paragraph' || reported.has(line.block)) return [];
    const parts = signOf(line, starred);
    if (!parts) return [];
    reported.add(line.block);
    const [sign, marker] = parts;
    // What else stands in the text tells how a list goes on that begins with another number.
    const fix = marker === '-' ? `-${line.text[sign.length] === ' ' ? '' : ' '}` : undefined;
    return inLine(line, 0, sign.length, messages.bullet(sign.trim().replace(PRIVATE, '•'), marker, fix));
  });
};

/** What the writer took for a bullet, and what to write instead. */
function signOf({ text }: ProseLine, starred: boolean): [sign: string, marker: string] | undefined {
  const bullet = (SPACE.exec(text) ??
    SIGN.exec(text) ??
    LETTER.exec(text) ??
    DASH.exec(text) ??
    (starred ? null : STAR.exec(text)))?.[0];
  if (bullet !== undefined && !/\d/.test(bullet)) return [bullet, '-'];
  const number = bullet ?? NUMBER.exec(text)?.[0];
  return number === undefined ? undefined : [number, '1.'];
}

const BOX = /^(?:[-+*][ \t]*)?\[[ xX]?\](?![([:])/;

/** A box to tick that Markdown does not know for one: `[] fait`, `- []`, `- [ ]fait`, `-[ ] fait`. */
export const malformedTasks: LintRule = ({ prose, source }) => {
  const lines = source.split('\n');
  return withSign(prose, '[').flatMap((line) => {
    const box = line.block.type === 'paragraph' && BOX.exec(line.text)?.[0];
    if (!box) return [];
    const before = lines[line.line - 1]?.slice(0, line.column - 1) ?? '';
    return inLine(line, 0, box.length, taskWording(box, line.written.slice(box.length), ITEM.test(before)));
  });
};

/** What begins an item of a list, up to its text. */
const ITEM = /(?:[-+*]|\d[.)])[ \t]+$/;

function taskWording(box: string, after: string, isInItem: boolean): Wording {
  const mark = `[${/x/i.test(box) ? 'x' : ' '}]`;
  const text = after.trim();
  const space = /^[ \t]/.test(after) ? '' : ' ';
  // Markdown knows no other space there, and no box without a text.
  const isCertain = text !== '' && !/^[\u00a0\u202f]/.test(after);
  return messages.task(box, `- ${mark}`, text, isCertain ? `${isInItem ? '' : '- '}${mark}${space}` : undefined);
}
