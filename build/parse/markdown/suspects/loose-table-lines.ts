import type { MarkdownSettings } from '../../../contract/markdown.ts';
import type { Finding, Wording } from '../../../diagnostics/finding.ts';
import { closest } from '../../../diagnostics/suggest.ts';
import { messages } from '../../../messages.fr.ts';
import { inLine, type ProseLine, type Suspect, withSign } from './suspect.ts';

const LINE = /^(::?)(?!:)([ \t\u00a0\u202f]*)([\p{L}-]+)([^\p{L}-].*)$/u;
const BRACKET = /^[[({]/;

/** Lines that were to make a chart or a caption of the table below them, and would be shown as they are. */
export const looseTableLines: Suspect = ({ prose, settings }) =>
  withSign(prose, ':').flatMap((line) => inOne(line, settings));

function inOne(line: ProseLine, settings: MarkdownSettings): Finding[] {
  const [, colons = '', space = '', name = '', rest = ''] =
    (line.block.type === 'paragraph' && LINE.exec(line.text)) || [];
  // One colon begins many a line of prose.
  if (colons === '' || (colons === ':' && !(space === '' && BRACKET.test(rest)))) return [];
  const known = closest(name, [settings.chart.name, settings.caption]);
  if (known === undefined) return [];
  const written = line.written.trimEnd();
  // What is glued to a name is of the title that has lost its bracket.
  const glued = name.startsWith(known) ? name.slice(known.length) : '';
  const after = glued + written.slice(colons.length + space.length + name.length);
  return [inLine(line, 0, written.length, wordingOf(known, after, settings), 'error')];
}

function wordingOf(known: string, after: string, { chart }: MarkdownSettings): Wording {
  const words = messages.suspects;
  if (known !== chart.name) return words.looseCaption(known, bare(after));
  const types = Object.values(chart.types);
  const type = types.find((one) => new RegExp(`(?<![\\p{L}-])${one}[\\]})\\s]*$`, 'u').test(after));
  const title = type === undefined ? after : after.slice(0, after.lastIndexOf(type));
  return words.looseChart(known, bare(title), type, types);
}

/** A title without the brackets around it; nothing where some are left inside. */
function bare(text: string): string {
  const title = text.replace(/^[[({\s]+|[\]})[({\s]+$/g, '');
  return /[[\]{}]/.test(title) ? '' : title;
}
