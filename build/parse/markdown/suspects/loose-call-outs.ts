import type { Finding } from '../../../diagnostics/finding.ts';
import { messages } from '../../../messages.fr.ts';
import { openingsOf } from '../call-outs.ts';
import { inLine, type Suspect, withSign } from './suspect.ts';

const COLONS = /^(:{3,})[ \t\u00a0\u202f]*([\p{L}-]*)(.*)$/u;

/** Lines of colons that open or close no call-out and would be shown as they are. */
export const looseCallOuts: Suspect = ({ prose, settings }) => {
  const known = openingsOf(settings);
  let opened = 0;
  return withSign(prose, ':::').flatMap((line): Finding[] => {
    const [, colons = '', name = '', rest = ''] = (line.block.type === 'paragraph' && COLONS.exec(line.text)) || [];
    if (colons === '') return [];
    const bare = name === '' && rest === '';
    // What closes a call-out that was named already is no second mistake.
    if (bare && opened > 0) {
      opened--;
      return [];
    }
    if (!bare) opened++;
    const { closesNoCallOut, opensNoCallOut } = messages.suspects;
    const wording = bare ? closesNoCallOut(known) : opensNoCallOut(colons, name, titleIn(line.written, rest), known);
    return [inLine(line, 0, line.written.trimEnd().length, wording, 'error')];
  });
};

/** What stands behind a name, as the title it was to be: `[Title]`; nothing where it cannot be one. */
function titleIn(written: string, rest: string): string {
  if (rest === '') return '';
  const title = written
    .slice(-rest.length)
    .trim()
    .replace(/^[[{(]|[\]})]$/g, '');
  return title === '' || /[[\]]/.test(title) ? '' : `[${title}]`;
}
