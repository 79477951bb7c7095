import type { Finding } from '../../../diagnostics/finding.ts';
import { messages } from '../../../messages.fr.ts';
import { inLine, type Suspect } from './suspect.ts';

/** `##Titre`, or a no-break space behind the signs. A single `#` before a word alone is a hashtag, one before a number an ordinal. */
export const looseHeadings: Suspect = ({ prose }) => {
  const findings: Finding[] = [];
  let depth = 1;
  for (const line of prose) {
    if (line.block.type === 'heading') depth = line.block.depth;
    const signs = line.block.type === 'paragraph' && /^#{1,6}(?=[^# \t\0])/.exec(line.text)?.[0];
    if (!signs || (signs === '#' && isHashtag(line.text))) continue;
    // The level that passes: never the page's own, and none below one that is left out.
    depth = Math.min(Math.max(2, signs.length), depth + 1);
    const title = line.written.slice(signs.length).trim();
    const wording = messages.suspects.headingWithoutSpace(signs, `${'#'.repeat(depth)} ${title}`);
    findings.push(inLine(line, 0, line.written.trimEnd().length, wording));
  }
  return findings;
};

function isHashtag(text: string): boolean {
  return !/\s/.test(text.trim()) || /#\d/.test(text) || text.includes('#', 1);
}
