import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstText } from './first-text.ts';
import { folderWith } from './folder.ts';
import { LIVE } from './gone-live.ts';
import { contentFolder } from './real-site.ts';
import { withFrontMatter } from './with-front-matter.ts';

/** A folder of the site's texts with one more article, service, case study and page, which had another address, and with the settings of a site gone live. */
export function oneMoreOfEach(): string {
  const content = folderWith();
  cpSync(contentFolder, content, { recursive: true });
  const write = (file: string, text: string, changes: object) =>
    writeFileSync(join(content, file), withFrontMatter(text, { ...changes }));
  const add = (folder: string, title: string, changes: object) =>
    write(`${folder}/un-texte-de-plus.md`, firstText(folder).text, {
      titre: `${title} de plus`,
      titreSeo: `${title} de plus, et son titre`,
      description: `${title} de plus, pour voir que rien dans les tests ne compte les pages du site.`,
      anciennesAdresses: undefined,
      ...changes,
    });
  add('blog', 'Un article', { date: '2025-09-01', miseAJour: undefined });
  const questions = [{ question: 'Combien ?', reponse: 'Cela dépend.', chiffres: 'De 1 000 € à 3 000 €.' }];
  add('services', 'Un service', { ordre: 70, questions });
  add('cas-usage', 'Un cas', { ordre: 70 });
  write('pages/une-page-de-plus.md', '---\n{}\n---\n\nUn texte.\n', {
    titre: 'Une page de plus',
    description: 'Une page de plus, pour voir que rien dans les tests ne compte les pages du site.',
    anciennesAdresses: ['/une-page-avant.html'],
  });
  write('site.md', readFileSync(join(content, 'site.md'), 'utf8'), LIVE);
  return content;
}
