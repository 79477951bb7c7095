import { type MarkdownOptions, markdownRenderer, withValues } from '../../content/index.ts';
import type { WriteMarkdown } from '../../contract/workshop-host.ts';

/** Stands for the file of a text that lies beside no other. */
const NAME = 'aide.md';

/** Reads Markdown with the site's own parser and values. The parser is loaded when it is asked for. */
export async function markdownWriter(
  options: MarkdownOptions,
  values: Readonly<Record<string, string>>,
): Promise<WriteMarkdown> {
  const renderMarkdown = await markdownRenderer();
  return (source) => {
    const { html, diagnostics } = renderMarkdown(source, { ...options, name: NAME });
    return { html: withValues(html, values), diagnostics };
  };
}
