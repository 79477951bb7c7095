import type { PlannedPage } from '../../contract/planned-page.ts';
import { hashOf } from '../../platform/hash.ts';

/** Stands for all that a page is planned with. */
export type PageKey = (page: PlannedPage) => string;

export const pageKey: PageKey = (page) => hashOf(JSON.stringify(page));

/** As `pageKey`, for builds one after another: a page is written out and hashed anew only where it differs from what it was in the last one. */
export function rememberedPageKeys(): PageKey {
  const known = new Map<string, { page: PlannedPage; key: string }>();
  return (page) => {
    const last = known.get(page.output);
    if (last && isAlike(last.page, page)) return last.key;
    const key = pageKey(page);
    known.set(page.output, { page, key });
    return key;
  };
}

/** Whether two pieces of plain data are written alike as JSON: their fields in one order. */
function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return (
    keys.length === others.length &&
    keys.every((key, nth) => key === others[nth] && isAlike(Reflect.get(one, key), Reflect.get(other, key)))
  );
}
