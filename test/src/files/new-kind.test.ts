import type { PlannedPage } from '../../../build/contract/definition.ts';
import type { Entry } from '../../../build/contract/entry.ts';
import { files } from '../../../src/files/index.ts';
import type { Site } from '../../../src/pages/site.ts';
import { assert, suite } from '../../suite.ts';
import { entriesIn, PLAIN_STEPS, url } from '../../support/planned-site.ts';
import { realSite } from '../../support/real-site.ts';

const test = suite('A kind of page that the files of the site do not know');

const event: Entry<{ titre: string; description: string; lieu: string }> = {
  slug: 'atelier-de-mai',
  path: '/evenements/atelier-de-mai',
  data: { titre: 'L’atelier de mai', description: 'Une matinée.', lieu: 'Halle aux grains' },
  html: '<p>Café offert.</p>',
  headings: [],
  words: 2,
  source: 'content/evenements/atelier-de-mai.md',
};
const calendar = { titre: 'L’agenda', description: 'Tous les rendez-vous.' };

test('has its sharing image, is found by the search, and stands in llms.txt and the sitemap', async () => {
  const planned = await filesWith([
    { contentType: 'event', path: event.path, output: 'a.html', props: {}, source: event.source },
    { contentType: 'calendar', path: '/evenements', output: 'b.html', props: { data: calendar } },
  ]);
  const assets = planned.flatMap((file) => ('generator' in file ? file : []));
  const images = assets.flatMap(({ generator, outputs = [] }) => (generator === 'sharingImage' ? outputs : []));
  const documents = assets.flatMap((asset) => (asset.generator === 'searchIndex' ? asset.input.documents : []));
  const textOf = (output: string) =>
    planned.flatMap((file) => ('contents' in file && file.output === output ? String(file.contents) : [])).join();
  for (const { path, title } of [
    { path: event.path, title: event.data.titre },
    { path: '/evenements', title: calendar.titre },
  ]) {
    assert.ok(images.includes(`partage${path}.png`), path);
    const found = documents.filter(({ result }) => result.href === path).map(({ result }) => result.title);
    assert.equal(found, [title]);
    assert.ok(textOf('llms.txt').includes(`- [${title}](${url(path)}.md)`), path);
    assert.ok(textOf('sitemap.xml').includes(`<loc>${url(path)}</loc>`), path);
  }
  const own = documents.find(({ result }) => result.href === event.path)?.searched.text.join(' ') ?? '';
  assert.match(own, /Halle aux grains/, 'its front matter is searched');
  assert.match(own, /Café offert/, 'and its text');
});

test('stands in none of them where its page only leads on to another', async () => {
  const former = { contentType: 'event', path: '/avant', output: 'a.html', props: { data: calendar }, leadsTo: '/' };
  const planned = await filesWith([former]);
  assert.not.match(JSON.stringify(planned.filter(isOfPages)), /\/avant/);
});

async function filesWith(pages: readonly PlannedPage[]): Promise<Awaited<ReturnType<typeof files>>> {
  const { result } = await realSite();
  const site = { ...(result.site as Site), unknownKind: entriesIn([event]) };
  const address = { origin: 'https://exemple.test', base: '', trailingSlash: false };
  const all = [...result.pages.map(({ route }) => route), ...pages];
  return files(site, { pages: all, address, url, typeset: PLAIN_STEPS.typeset, feedHtml: async (html) => html });
}

function isOfPages(file: Awaited<ReturnType<typeof files>>[number]): boolean {
  return 'generator' in file || ['llms.txt', 'sitemap.xml'].includes(file.output);
}
