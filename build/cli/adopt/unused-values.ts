import { knownFiles } from '../../contract/editing/known-files.ts';
import { VARIABLE } from '../../contract/variables.ts';
import type { ContentHost, ContentText } from '../../contract/workshop-host.ts';
import { withoutItems } from './items.ts';

/** The texts without the values (`{{name}}`) that no text takes any more; a file of which none is taken leaves. */
export function withoutUnusedValues(host: ContentHost): ContentText[] {
  const files = knownFiles(host);
  const used = new Set(files.flatMap(({ text }) => Array.from(text.matchAll(VARIABLE), ([, name = '']) => name)));
  return files.flatMap(({ path, name, text, contentType = '', data }) => {
    const checked = host.site.contentTypes[contentType]?.schema?.safeParse(data);
    const values = (checked?.success && host.site.contentTypes[contentType]?.variables?.(checked.data)) || [];
    const unused = values.filter((value) => !used.has(value.name));
    if (values.length > 0 && unused.length === values.length) return [];
    return [
      {
        path,
        name,
        text: withoutItems(
          text,
          unused.map(({ at }) => at),
        ),
      },
    ];
  });
}
