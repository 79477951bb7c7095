import { foldText } from '../../build/contract/fold-text.ts';

/** Returns a text as a part of an address: 'Design & UX' → 'design-ux'. */
export function slugify(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
