import { messages } from '../../../messages.fr.ts';
import { inLine, type Suspect, withSign } from './suspect.ts';

const BOX = /^(?:[-+*][ \t]*)?\[[ xX]?\](?![([:])/;

/** A box to tick that Markdown does not know for one: `[] fait`, `- []`, `- [ ]fait`, `-[ ] fait`. */
export const looseTasks: Suspect = ({ prose }) =>
  withSign(prose, '[').flatMap((line) => {
    const box = line.block.type === 'paragraph' && BOX.exec(line.text)?.[0];
    if (!box) return [];
    return inLine(
      line,
      0,
      box.length,
      messages.suspects.task(box, /x/i.test(box), line.written.slice(box.length).trim()),
    );
  });
