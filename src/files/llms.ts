import type { FilePlan, SitePlan } from '../../build/contract/definition.ts';
import type { Entry } from '../../build/contract/entry.ts';
import type { Site } from '../pages/site.ts';
import { paths } from '../routes.ts';
import { foundPages } from './found-pages.ts';

/** A page with what its front matter says of it. */
type Described = Pick<Entry<{ titre: string; description: string }>, 'path' | 'data'>;

const LANGUAGE = 'fr';

/** What there is to read, for software that reads in a hurry: the Markdown alternates of the pages, with a note each (https://llmstxt.org). */
export function llms(site: Site, { pages, url, typeset }: SitePlan): FilePlan {
  const { marque, presentation } = site.settings.data;
  const found = new Set(foundPages(site, pages).map(({ path }) => path));
  const say = (text: string) => typeset(text, LANGUAGE);
  const line = ({ path, data }: Described) =>
    `- [${say(data.titre).replace(/[\\[\]]/g, '\\$&')}](${url(paths.markdown(path))}): ${say(data.description)}`;
  const sections = sectionsOf(site).flatMap(([name, all]) => {
    const lines = all.filter(({ path }) => found.has(path)).map(line);
    return lines.length === 0 ? [] : [`## ${say(name)}`, lines.join('\n')];
  });
  const contents = [
    `# ${marque}`,
    `> ${say(presentation)}`,
    'Chaque page du site existe aussi en Markdown, à l’adresse donnée ici.',
    ...sections,
  ];
  return { output: paths.llms.slice(1), contents: `${contents.join('\n\n')}\n` };
}

/** Pages by what they are about. The format keeps the name 'Optional' for what may be left out where room is short. */
function sectionsOf(site: Site): [name: string, pages: readonly Described[]][] {
  return [
    ['Pages principales', [site.home, site.services, site.caseStudies, site.blog, site.about, site.contact]],
    ['Services', site.service.list],
    ["Cas d'usage", site.caseStudy.list],
    ['Articles', site.article.list],
    ['Optional', [site.allArticles, ...site.text.list, site.privacy]],
  ];
}
