import { z } from 'zod';
import type { Entries } from '../../build/contract/entry.ts';
import { kindsOf } from '../../build/contract/kind.ts';
import { kinds } from '../fixtures/site/src/kinds.ts';

const schema = z
  .strictObject({
    titre: z.string().meta({ title: 'Titre' }),
    description: z.string().meta({ title: 'Description' }),
    brouillon: z.boolean().optional().meta({ title: 'Brouillon' }),
    date: z.iso.date().optional().meta({ title: 'Date' }),
    etiquettes: z
      .array(z.string().meta({ title: 'Étiquette' }))
      .optional()
      .meta({ title: 'Étiquettes' }),
    suite: z.string().optional().meta({ title: 'Suite', reference: 'text' }),
    anciennesAdresses: z.array(z.string()).optional().meta({ title: 'Anciennes adresses' }),
  })
  .meta({ title: 'Page', plural: 'Pages' });

type Notes = z.output<typeof schema>;
/** The fixture's kind of pages, with a field of each sort, drafts, former addresses and names of others. */
export const notesKind = kindsOf<{ text: Entries<Notes> }>().defineKind({
  files: 'pages/*.md',
  schema,
  prose: { slots: [] },
  publication: { draft: 'brouillon', from: 'date' },
  formerPaths: 'anciennesAdresses',
  references: ({ suite }) => (suite === undefined ? [] : [{ at: ['suite'], kind: 'text', slug: suite }]),
  path: (slug) => `/${slug}`,
  component: kinds.text.component,
  props: ({ data: { titre, description }, html }) => ({ titre, description, html }),
});
