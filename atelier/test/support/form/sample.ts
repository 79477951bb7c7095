import { z } from 'zod';
import { jsonSchemaOf } from '../../../../build/content/schemas/schema-files.ts';
import { contentTypeNamed } from '../content-list.ts';
import type { FormHarness } from './harness.tsx';

const text = z.string().trim().min(1);
const named = (title: string) => text.meta({ title });

const part = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: z.literal('texte').meta({ title: 'Type' }),
      titre: named('Titre'),
      corps: named('Corps').optional(),
    })
    .meta({ title: 'Texte' }),
  z
    .strictObject({
      type: z.literal('liste').meta({ title: 'Type' }),
      titre: named('Titre'),
      lignes: z.array(named('Ligne')).min(1).meta({ title: 'Lignes' }),
    })
    .meta({ title: 'Liste' }),
]);

/** A content type with a field of each shape. */
const schema = z.strictObject({
  titre: text.meta({ title: 'Titre', description: 'Le grand titre.', examples: ['Bonjour'] }),
  sousTitre: text.max(70).optional().meta({ title: 'Sous-titre' }),
  resume: text.min(50).max(160).meta({ title: 'Résumé', multiline: true }),
  brouillon: z.boolean().default(false).meta({ title: 'Brouillon', description: 'Rien n’est publié.' }),
  auMenu: z.boolean().default(true).meta({ title: 'Au menu' }),
  rang: z.int().min(1).meta({ title: 'Rang', description: 'Après « sousTitre ».' }),
  prix: z.number().optional().meta({ title: 'Prix' }),
  date: z.iso.date().meta({ title: 'Date' }),
  fin: z.iso.date().optional().meta({ title: 'Fin' }),
  ton: z.enum(['calme', 'vif']).optional().meta({ title: 'Ton' }),
  icone: z.enum(Array.from({ length: 20 }, (_, index) => `icone-${index}`)).meta({ title: 'Icône' }),
  suite: text.optional().meta({ title: 'Suite', reference: 'note' }),
  lien: text.optional().meta({ title: 'Lien', link: true }),
  photo: text.optional().meta({ title: 'Photo', picture: true }),
  modele: text.optional().meta({ title: 'Modèle', file: true }),
  mots: z.array(named('Mot')).default([]).meta({ title: 'Mots' }),
  etapes: z
    .array(z.strictObject({ nom: named('Nom'), detail: named('Détail').optional() }).meta({ title: 'Étape' }))
    .length(3)
    .meta({ title: 'Étapes' }),
  parties: z.array(part).min(1).meta({ title: 'Parties' }),
  carte: z
    .strictObject({ nom: named('Nom'), option: z.strictObject({}).optional().meta({ title: 'Option' }) })
    .meta({ title: 'Carte' }),
});

const sampleContentType = contentTypeNamed('exemple', { title: 'Exemple', schema: jsonSchemaOf(schema) });

export const sampleData: z.input<typeof schema> = {
  titre: 'Un titre',
  sousTitre: 'Un sous-titre',
  resume: 'Un résumé qui est assez long pour que personne ne le trouve trop court, ni trop long.',
  rang: 2,
  date: '2025-08-15',
  icone: 'icone-3',
  suite: 'autre-note',
  lien: '/contact',
  mots: ['un', 'deux', 'trois'],
  etapes: [{ nom: 'Lire' }, { nom: 'Écrire', detail: 'beaucoup' }, { nom: 'Relire' }],
  parties: [
    { type: 'texte', titre: 'Avant', corps: 'Bien.' },
    { type: 'liste', titre: 'Après', lignes: ['une ligne'] },
  ],
  carte: { nom: 'Carte' },
};

const pages = [
  { path: '/notes/autre-note', title: 'Une autre note', contentType: 'note', slug: 'autre-note' },
  {
    path: '/notes/ebauche',
    title: 'Ébauche',
    contentType: 'note',
    slug: 'ebauche',
    unpublished: { why: 'draft' as const },
  },
  { path: '/contact', title: 'Nous écrire', contentType: 'page', slug: 'contact' },
];

/** The sample in the form. */
export const sample: Pick<FormHarness, 'path' | 'contentType' | 'data' | 'choices'> = {
  path: 'content/exemples/un.md',
  contentType: sampleContentType,
  data: sampleData,
  choices: {
    pages,
    pictures: [{ address: '/images/port.jpg', width: 800, height: 600, bytes: 90_000 }],
    downloads: ['/modeles/inventaire.xlsx', '/modeles/messages.csv'],
  },
};
