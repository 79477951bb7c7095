import { VARIABLE } from '../../../contract/variables.ts';
import { messages } from '../../../messages.fr.ts';
import { inLine, type Suspect, withSign } from './suspect.ts';

/** A variable whose value would stick to the word before or behind it. */
export const gluedVariables: Suspect = ({ prose }) =>
  withSign(prose, '{{').flatMap((line) =>
    [...line.text.matchAll(VARIABLE)].flatMap(({ 0: written, index }) => {
      const before = isOfWord(line.text[index - 1]) ? ' ' : '';
      const behind = isOfWord(line.text[index + written.length]) ? ' ' : '';
      const apart = before + written + behind;
      return apart === written ? [] : inLine(line, index, written.length, messages.variables.glued(written, apart));
    }),
  );

function isOfWord(sign = ''): boolean {
  return /[\p{L}\p{N}]/u.test(sign);
}
