import type { Finding } from '../../diagnostics/finding.ts';
import { type MarkdownOptions, renderMarkdown } from '../../parse/markdown/markdown.ts';
import { withValues } from '../../validate/variables.ts';

/** A piece of the guide, read as texts of the site are. */
interface Written {
  html: string;
  findings: readonly Finding[];
}

/** Where the guide would lie among the content files: what it shows lies beside none of them. */
const NAME = 'aide.md';

/** How the guide reads Markdown: with the site's own parser and values. */
export type Write = (source: string) => Written;

export function writer(options: MarkdownOptions, values: Readonly<Record<string, string>>): Write {
  return (source) => {
    const { html, findings } = renderMarkdown(source, { ...options, name: NAME });
    return { html: withValues(html, values), findings };
  };
}
