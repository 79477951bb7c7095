import { messages } from '../../diagnostics/messages.fr.ts';
import type { Wording } from '../../diagnostics/wording.ts';

const ROOMS = [
  'frontMatter',
  'yaml',
  'schema',
  'markdown',
  'lint',
  'diagrams',
  'charts',
  'media',
  'variables',
  'validate',
  'check',
] as const;

/** Diagnostics of texts that always say the same, whatever was written. */
export function fixedWordings(): Wording[] {
  return ROOMS.flatMap((room) => Object.values<unknown>(messages[room])).flatMap((entry) => {
    const said: unknown = typeof entry === 'function' && entry.length === 0 ? entry() : entry;
    return isWording(said) ? [said] : [];
  });
}

function isWording(said: unknown): said is Wording {
  return typeof said === 'object' && said !== null && 'rule' in said && 'message' in said && 'hint' in said;
}
