import { messages } from '../../../messages.fr.ts';
import { inLine, type Suspect, withSign } from './suspect.ts';

const BLOCK = /(?<!\S)::(?!:)[ \t]*(\p{Ll}[\p{L}\d]*(?:-[\p{L}\d]+)+|\p{Ll}+$)/u;

/** `::name` amid a text, or with a space in it, stands for nothing and would be shown as it is. */
export const looseSlots: Suspect = ({ prose }) =>
  withSign(prose, '::').flatMap((line) => {
    const match = BLOCK.exec(line.text);
    if (!match) return [];
    return inLine(line, match.index, match[0].length, messages.suspects.slotInLine(match[0], match[1] ?? ''));
  });
