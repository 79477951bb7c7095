import type { Thing } from 'schema-dts';
import { graphText } from '../structured-data/graph-text.ts';
import { type PageType, webPage } from '../structured-data/web-page.ts';
import { usePage } from '../ui/page-context.ts';

export interface StructuredDataProps {
  title: string;
  /** What schema.org calls such a page. */
  pageType?: PageType | undefined;
  /** What the page shows, beside being a page. */
  jsonLdNodes?: readonly Thing[] | undefined;
}

/** What a page says, once more for machines (schema.org, as JSON-LD): nothing that readers do not see. */
export function StructuredData({ title, pageType = 'WebPage', jsonLdNodes = [] }: StructuredDataProps) {
  const place = usePage();
  const graph = graphText([webPage(pageType, title, place), ...jsonLdNodes], (text) => place.typeset(text, 'fr'));
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graph }} />;
}
