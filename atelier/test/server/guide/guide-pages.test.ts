import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bundleInMemory } from '../../../../build/pages/bundle/bundle.ts';
import { openCache } from '../../../../build/pipeline/cached-steps.ts';
import { guidePage as framedGuide } from '../../../../build/server/dev/guide-page.ts';
import { all, attributes, parseHtml, textOf } from '../../../../test/support/dom.ts';
import { fixtureSite } from '../../../../test/support/fixture-site.ts';
import { guidePage } from '../../../server/guide/guide-pages.ts';

const test = suite("The pages of the writers' guide");

const WHOLE = `<div class="guide"><nav><a href="#un">Un</a><a href="#deux">Deux</a><a href="#tout">Tout</a></nav><div id="tout">
<section class="guide-chapter texte" aria-labelledby="un"><h2 id="un">Un</h2><p>Voir <a href="#detail">le détail</a>.</p></section>
<section class="guide-chapter texte" aria-labelledby="deux"><h2 id="deux">Deux</h2><p>Rien.</p><section><h3 id="detail">Le <b>détail</b></h3><p>Une légende &amp; un <a href="#deux">retour</a>.</p></section></section>
</div></div>`;
const pageOf = (chapter: string, { query = '', prefix = '' } = {}) =>
  parseHtml(guidePage(WHOLE, { chapter, query, prefix }));
const links = (page: ReturnType<typeof parseHtml>) => attributes(page, 'a', 'href');

test('a chapter stands alone, and links to what stands in others lead to their pages', () => {
  const page = pageOf('un', { prefix: 'aide/' });
  assert.equal(all(page, 'h2').map(textOf), ['Un']);
  assert.equal(links(page), ['#un', 'aide/deux#deux', 'aide/tout', 'aide/deux#detail']);
  assert.equal(links(pageOf('deux')), ['un#un', '#deux', 'tout', '#deux']);
});

test('all chapters stand on one page, whose links stay on it', () => {
  const page = pageOf('tout');
  assert.equal(all(page, 'h2').map(textOf), ['Un', 'Deux']);
  assert.equal(links(page), ['#un', '#deux', '#tout', '#detail', '#deux']);
});

test('the contents say which page is shown, and the chapter does not', () => {
  const current = (chapter: string, query = '') =>
    all(pageOf(chapter, { query }), 'a[aria-current="page"]').map(textOf);
  assert.equal(current('un'), ['Un']);
  assert.equal(current('deux'), ['Deux']);
  assert.equal(current('tout'), ['Tout']);
  assert.equal(current('un', 'détail'), []);
});

test('a word is found without its accents and capitals, and leads to the section that it stands in', () => {
  const page = pageOf('un', { query: 'LEGENDE retour' });
  assert.equal(all(page, 'li a').map(textOf), ['Le détail']);
  assert.is(links(page).at(-1), 'deux#detail:~:text=l%C3%A9gende');
  assert.equal(all(page, 'mark').map(textOf), ['légende']);
  assert.match(textOf(page), '& un retour', 'as it is read, not as it is written');
});

test('where two sections have a word the one that is named so comes first, and what is nowhere is said so', () => {
  assert.equal(all(pageOf('un', { query: 'détail' }), 'li a').map(textOf), ['Le détail', 'Un']);
  const page = pageOf('un', { query: '<b>nulle part' });
  assert.is(all(page, 'li').length, 0);
  assert.match(textOf(page), '« <b>nulle part »');
});

test('where the site cannot show it, it stands in a plain page', async () => {
  const site = fixtureSite();
  const context = { site, content: undefined, code: bundleInMemory().step, cache: openCache(site) };
  const guide = { title: 'Aide & co', description: '', path: '/aide', styles: '/aide.css' };
  const page = parseHtml(await framedGuide(context, guide, () => '<p>Le guide.</p>'));
  assert.equal([...all(page, 'title'), ...all(page, 'h1')].map(textOf), ['Aide & co', 'Aide & co']);
  assert.equal(all(page, 'main p').map(textOf), ['Le guide.']);
  assert.equal(attributes(page, 'head link', 'href'), ['/aide.css']);
});

test.run();
