import { folded } from '../../build/contract/folded.ts';

/** 'Design & UX' → 'design-ux' */
export function slugOf(text: string): string {
  return folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
