import type { z } from 'zod';
import { about } from './about/schema.ts';
import { allArticles } from './all-articles/schema.ts';
import { article } from './article/schema.ts';
import { blog } from './blog/schema.ts';
import { caseStudies } from './case-studies/schema.ts';
import { caseStudy } from './case-study/schema.ts';
import { contact } from './contact/schema.ts';
import { failure } from './error/schema.ts';
import { home } from './home/schema.ts';
import { notFound } from './not-found/schema.ts';
import { service } from './service/schema.ts';
import { services } from './services/schema.ts';
import { type Settings, settings as siteSettings } from './settings/schema.ts';
import { text } from './text/schema.ts';

/** Every kind of content. A file goes to the first kind whose pattern it fits: `text` takes the pages that are left. */
export const kinds = {
  settings: siteSettings,
  home,
  services,
  service,
  caseStudies,
  caseStudy,
  blog,
  allArticles,
  article,
  about,
  contact,
  notFound,
  failure,
  text,
} as const;

/** A content file as a page sees it. */
export interface Entry<Data> {
  slug: string;
  path: string;
  data: Data;
  html: string;
  headings: { depth: number; id: string; text: string }[];
  words: number;
}

type EntryOf<Kind> = Kind extends { schema: infer Schema extends z.ZodType } ? Entry<z.output<Schema>> : never;

/** All content, by kind. */
export type Site = {
  readonly [Name in keyof typeof kinds]: (typeof kinds)[Name] extends { single: true }
    ? EntryOf<(typeof kinds)[Name]>
    : EntryOf<(typeof kinds)[Name]>[];
};

/** What a page component is given. */
export interface PageProps<Data> {
  entry: Entry<Data>;
  site: Site;
}

/** Where the site lives, and what `{{name}}` means in its texts. */
export const settings = {
  kind: 'settings',
  read: (data: Settings) => {
    const { origin, pathname, host } = new URL(data.adresse);
    const base = pathname.replace(/\/+$/, '');
    const { rue, codePostal, ville } = data.adressePostale;
    return {
      address: { origin, base, trailingSlash: data.trailingSlash },
      variables: {
        marque: data.marque,
        email: data.email,
        telephone: data.telephoneAffiche,
        adresse: `${rue}, ${codePostal} ${ville}`,
        site: `${host}${base}`,
      },
    };
  },
};

export const placeholders = [
  {
    // Only from where a run of such signs begins: from each of them, a long run would take minutes.
    pattern: /(?<![\w.@/:-])[\w.@/:-]*\w\.example\b/g,
    rule: 'adresse-fictive',
    message: (match: string) => `« ${match} » est une adresse fictive.`,
    hint: "Mettez les adresses de l'agence dans ce fichier avant la mise en ligne.",
    once: true,
  },
  {
    pattern: /\[À compléter\s*:[^\]]{0,500}\]?/g,
    rule: 'a-completer',
    message: (match: string) => `Il reste à remplir : ${match.replace(/^\[|\]$/g, '')}.`,
    hint: 'Remplacez le texte entre crochets, crochets compris.',
  },
];
