import { messages } from '../../../messages.fr.ts';
import { inLine, type Suspect, withSign } from './suspect.ts';

const NAME = /(?<!\S)::(?!:)[ \t]*(\p{Ll}[\p{L}\d]*(?:-[\p{L}\d]+)+|\p{Ll}+$)/u;
/** A line that begins so is judged with the table below it. */
const TITLED = /(?<=\S[ \t]+)::(\p{Ll}+\[[^[\]]*\](?:\{[^{}]*\})?)/u;

/** `::name` amid a text, or with a space in it, stands for nothing and would be shown as it is, as does `::name[title]`. */
export const looseSlots: Suspect = ({ prose }) =>
  withSign(prose, '::').flatMap((line) => {
    const match = NAME.exec(line.text) ?? TITLED.exec(line.text);
    if (!match) return [];
    return inLine(line, match.index, match[0].length, messages.suspects.slotInLine(match[0], match[1] ?? ''));
  });
