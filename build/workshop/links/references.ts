import type { KeyPath } from '../../contract/kind.ts';
import type { ContentHost } from '../../contract/workshop-host.ts';
import type { KnownFile } from '../new/known-files.ts';

/** The fields of a file that name an entry by its slug; none where its front matter does not fit its schema. */
export function referencesTo(
  { kinds }: ContentHost['site'],
  { kind = '', data }: KnownFile,
  entry: { kind: string; slug: string },
): KeyPath[] {
  const known = kinds[kind];
  const checked = known?.schema?.safeParse(data);
  const references = checked?.success ? (known?.references?.(checked.data) ?? []) : [];
  return references.filter((one) => one.kind === entry.kind && one.slug === entry.slug).map(({ at }) => at);
}
