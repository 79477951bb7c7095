import type { Thing } from 'schema-dts';
import { jsonLdText } from '../structured-data/graph-text.ts';
import { type PageType, webPage } from '../structured-data/web-page.ts';
import { usePage } from '../ui/page-context.ts';

export interface StructuredDataProps {
  title: string;
  /** The page's type on schema.org. */
  pageType?: PageType | undefined;
  /** Nodes that the page shows, besides the page itself. */
  jsonLdNodes?: readonly Thing[] | undefined;
}

/** Repeats a page's content for machines (schema.org, as JSON-LD); adds nothing that readers do not see. */
export function StructuredData({ title, pageType = 'WebPage', jsonLdNodes = [] }: StructuredDataProps) {
  const place = usePage();
  const graph = jsonLdText([webPage(pageType, title, place), ...jsonLdNodes], (text) => place.typeset(text, 'fr'));
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graph }} />;
}
