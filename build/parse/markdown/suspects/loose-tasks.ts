import { inLine, type Suspect } from './suspect.ts';

const BOX = /^(?:[-+*][ \t]*)?\[[ xX]?\](?![([:])/;

/** A box to tick that Markdown does not know for one: `[] fait`, `- []`, `- [ ]fait`, `-[ ] fait`. */
export const looseTasks: Suspect = ({ prose }) =>
  prose.flatMap((line) => {
    const box = line.block.type === 'paragraph' && BOX.exec(line.text)?.[0];
    if (!box) return [];
    return inLine(line, 0, box.length, {
      rule: 'case-mal-ecrite',
      message: `« ${box} » ne fait pas de case à cocher.`,
      hint: `Écrivez « - [${/x/i.test(box) ? 'x' : ' '}] ${line.written.slice(box.length).trim() || 'élément'} ».`,
    });
  });
