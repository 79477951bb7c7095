import { messages } from '../../../messages.fr.ts';
import { inLine, type Suspect } from './suspect.ts';

/** `##Titre`, or a no-break space behind the signs. A single `#` before a word alone is a hashtag, one before a number an ordinal. */
export const looseHeadings: Suspect = ({ prose }) =>
  prose.flatMap((line) => {
    const signs = line.block.type === 'paragraph' && /^#{1,6}(?=[^# \t\0])/.exec(line.text)?.[0];
    if (!signs || (signs === '#' && isHashtag(line.text))) return [];
    const title = line.written.slice(signs.length).trim();
    return inLine(
      line,
      0,
      line.written.trimEnd().length,
      messages.suspects.headingWithoutSpace(signs, title, signs === '#' ? '##' : signs),
    );
  });

function isHashtag(text: string): boolean {
  return !/\s/.test(text.trim()) || /#\d/.test(text) || text.includes('#', 1);
}
