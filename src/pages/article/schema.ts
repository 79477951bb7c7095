import { z } from 'zod';
import { paths } from '../../routes.ts';
import { category, closing, minutes, page, slug, text } from '../fields.ts';

const WORDS_A_MINUTE = 200;
const TOLERANCE = 0.35;

const schema = z.strictObject({
  ...page,
  chapeau: text,
  categorie: category,
  date: z.iso.date(),
  tempsLecture: minutes,
  fin: closing,
  /** Articles to read next, by slug. */
  lies: z.array(slug).default([]),
});
export type Article = z.output<typeof schema>;

export const article = {
  files: 'blog/*.md',
  schema,
  path: paths.article,
  component: 'src/pages/article/ArticlePage.tsx',
  references: (data: Article) => data.lies.map((name, index) => ({ at: ['lies', index], kind: 'article', slug: name })),
  rules: readingTimeIsKept,
  summary: wordsAndMinutes,
} as const;

/** A reading time is a promise to the reader: the text has to fit it. */
function readingTimeIsKept({ data, words }: { data: Article; words: number }) {
  const promised = data.tempsLecture * WORDS_A_MINUTE;
  if (Math.abs(words - promised) <= promised * TOLERANCE) return [];
  const fitting = Math.max(1, Math.round(words / WORDS_A_MINUTE));
  return [
    {
      severity: 'error' as const,
      at: ['tempsLecture'],
      rule: 'temps-de-lecture',
      message: `Le texte compte ${words} mots ; ${data.tempsLecture} min en promettent environ ${promised} (${WORDS_A_MINUTE} par minute).`,
      hint: `Écrivez « tempsLecture: ${fitting} », ou ${words < promised ? 'complétez' : 'raccourcissez'} le texte.`,
    },
  ];
}

/** Each article's words beside those its reading time promises, the farthest off first. */
function wordsAndMinutes(entries: readonly { slug: string; words: number; data: Article }[]): string[] {
  const rows = entries.map(({ slug, words, data }) => {
    const promised = data.tempsLecture * WORDS_A_MINUTE;
    return { slug, words, minutes: data.tempsLecture, off: Math.round((words / promised - 1) * 100) };
  });
  rows.sort((a, b) => Math.abs(b.off) - Math.abs(a.off) || (a.slug < b.slug ? -1 : 1));
  return rows.map(
    ({ slug, words, minutes, off }) =>
      `${slug.padEnd(32)} ${String(words).padStart(5)} mots pour ${String(minutes).padStart(2)} min  ${off < 0 ? '−' : '+'}${Math.abs(off)} %`,
  );
}
