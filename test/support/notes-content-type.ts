import { z } from 'zod';
import { contentTypesOf } from '../../build/contract/content-type.ts';
import type { Entries } from '../../build/contract/entry.ts';
import { contentTypes } from '../fixtures/site/src/content-types.ts';

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
export const notesContentType = contentTypesOf<{ text: Entries<Notes> }>().defineContentType({
  files: 'pages/*.md',
  schema,
  prose: { slots: ['calculateur'] },
  publication: { draft: 'brouillon', from: 'date' },
  formerPaths: 'anciennesAdresses',
  references: ({ suite }) => (suite === undefined ? [] : [{ at: ['suite'], contentType: 'text', slug: suite }]),
  path: (slug) => `/${slug}`,
  component: contentTypes.text.component,
  props: ({ data: { titre, description }, html }) => ({ titre, description, html }),
});

const fact = z
  .strictObject({
    titre: z.string().meta({ title: 'Titre' }),
    prix: z.string().optional().meta({ title: 'Prix' }),
  })
  .meta({ title: 'Fait', plural: 'Faits' });

/** A kind of file that has fields alone, neither a text nor a page. Texts may name its price. */
export const factsContentType = contentTypesOf<{ fact: Entries<z.output<typeof fact>> }>().defineContent({
  files: 'faits/*.md',
  schema: fact,
  variables: ({ prix }) => (prix === undefined ? [] : [{ name: 'outil-prix', value: prix, at: ['prix'] }]),
});
