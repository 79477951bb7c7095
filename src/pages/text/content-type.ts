import { downloadsOf } from '../../format/following-sections.ts';
import { paths } from '../../routes.ts';
import { defineContentType } from '../define.ts';
import { citedFacts } from '../facts/cited.ts';
import { withMarginNotes } from '../facts/margin-notes.ts';
import { schema } from './schema.ts';

/** Any other file of `pages/`: a title and a text, at the address of the file's name. */
export const text = defineContentType({
  files: 'pages/*.md',
  schema,
  publication: { draft: 'brouillon' },
  formerPaths: 'anciennesAdresses',
  prose: { slots: ['entreprise', 'publication', 'assurance'] },
  path: paths.text,
  component: () => import('./TextPage.tsx'),
  props: (entry, { facts }) => {
    const sources = citedFacts(entry, facts);
    return {
      data: entry.data,
      html: withMarginNotes(entry, sources),
      headings: entry.headings,
      downloads: downloadsOf(entry),
      sources,
    };
  },
});
