import type { KeyPath } from '../content-type.ts';
import type { ContentHost } from '../workshop-host.ts';
import type { KnownFile } from './known-files.ts';

/** The fields of a file that name an entry by its slug; none where its front matter does not fit its schema. */
export function referencesTo(
  { contentTypes }: ContentHost['site'],
  { contentType = '', data }: KnownFile,
  entry: { contentType: string; slug: string },
): KeyPath[] {
  const known = contentTypes[contentType];
  const checked = known?.schema?.safeParse(data);
  const references = checked?.success ? (known?.references?.(checked.data) ?? []) : [];
  return references
    .filter((one) => one.contentType === entry.contentType && one.slug === entry.slug)
    .map(({ at }) => at);
}
