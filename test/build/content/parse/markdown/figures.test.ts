import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { renderMarkdown } from '../../../../../build/content/parse/markdown/markdown.ts';
import type { MediaAsset, MissingAsset } from '../../../../../build/contract/media.ts';
import { markdown } from '../../../../../src/markdown.ts';

const test = suite('Pictures in texts');

const PHOTO = {
  src: '/m/p-800.jpg',
  width: 800,
  height: 600,
  sources: [{ type: 'image/avif', srcset: '/m/p-400.avif 400w, /m/p-800.avif 800w' }],
  sizes: '90vw',
};
const FILES: Readonly<Record<string, MediaAsset>> = {
  'blog/photo.jpg': { picture: { ...PHOTO, closer: '/m/p-1600.webp' }, diagnostics: [] },
  'blog/petite.jpg': { picture: PHOTO, diagnostics: [] },
  '/images/plan.svg': { picture: { ...PHOTO, src: '/images/plan.svg', sources: [] }, diagnostics: [] },
  'blog/film.mp4': { film: { src: '/m/f.mp4', about: 'MP4, 2 Mo', poster: PHOTO }, diagnostics: [] },
  'blog/seul.mp4': { film: { src: '/m/s.mp4', about: 'MP4, 2 Mo' }, diagnostics: [] },
  'blog/abimee.jpg': { diagnostics: [{ severity: 'error', wording: { rule: 'abimee', message: 'a', hint: 'b' } }] },
  'blog/png.jpg': {
    picture: PHOTO,
    diagnostics: [{ severity: 'warning', wording: { rule: 'nom', message: 'a', hint: 'b' } }],
  },
};

function media(name: string): MediaAsset | MissingAsset {
  return FILES[name] ?? (name === 'blog/Photo.jpg' ? { missing: true, near: 'blog/photo.jpg' } : { missing: true });
}

const render = (text: string) => renderMarkdown(text, { name: 'blog/a.md', settings: markdown, slots: [], media });
const htmlOf = (text: string) => render(text).html;

/** The elements of a text, each with those in it. */
function shape(text: string): string {
  return htmlOf(text)
    .replace(/<(\/?\w+)[^>]*>/g, '<$1>')
    .replace(/\n/g, '');
}

test('a paragraph that holds a picture alone is a figure, which leads to a larger form', () => {
  assert.is(
    htmlOf('![Un *port*](photo.jpg)'),
    '<figure><a href="/m/p-1600.webp"><picture><source type="image/avif" srcset="/m/p-400.avif 400w, /m/p-800.avif 800w" sizes="90vw"><img src="/m/p-800.jpg" alt="Un port" width="800" height="600" loading="lazy" decoding="async"></picture></a></figure>',
  );
  assert.is(shape('![Un port](petite.jpg)'), '<figure><picture><source><img></picture></figure>');
  assert.is(shape('![Un plan](/images/plan.svg)'), '<figure><img></figure>');
});

test('what is written behind the address is the caption, with what it names', () => {
  const { html, variables } = render('![Un port](petite.jpg "Sète, « {{marque}} » & <b>")');
  assert.match(html, /<\/picture><figcaption>Sète, « .+ » &#x26; &#x3C;b><\/figcaption><\/figure>$/);
  assert.not.match(html, 'title=');
  const names = variables.map(({ name }) => name);
  assert.equal(names, ['marque']);
});

test('a picture among words stays among them, and keeps its title', () => {
  assert.is(shape('Un ![mot](petite.jpg "Titre") ici'), '<p>Un <picture><source><img></picture> ici</p>');
  assert.match(htmlOf('Un ![mot](petite.jpg "Titre") ici'), /<img [^>]*alt="mot" title="Titre"/);
});

test('a picture within a link of the writer’s leads where that does', () => {
  const links = htmlOf('[![Un port](photo.jpg "Légende")](/services)').match(/<a [^>]*>/g);
  assert.equal(links, ['<a href="/services">']);
  const found = shape('[![Un port](photo.jpg "Légende")](/services)');
  assert.is(found, '<figure><a><picture><source><img></picture></a><figcaption>Légende</figcaption></figure>');
});

test('lists, quotes, call-outs and tables hold pictures as well', () => {
  const found = shape('- ![a](petite.jpg)\n- b');
  assert.is(found, '<ul><li><figure><picture><source><img></picture></figure></li><li>b</li></ul>');
  assert.is(shape('> ![a](petite.jpg)'), '<blockquote><figure><picture><source><img></picture></figure></blockquote>');
  assert.match(shape(':::astuce\n![a](petite.jpg)\n:::'), '<figure><picture><source><img></picture></figure></aside>');
  assert.match(shape('| A |\n|--|\n| ![a](petite.jpg) |'), '<td><picture><source><img></picture></td>');
  assert.match(shape(':::astuce[![a](petite.jpg)]\nUn\n:::'), '<p><picture>');
});

test('a film with a picture in its place loads nothing before it is played; one without is a link that says what it is', () => {
  assert.is(
    htmlOf('![La visite](film.mp4 "Une visite")'),
    '<figure><video src="/m/f.mp4" controls preload="none" poster="/m/p-800.jpg" width="800" height="600" aria-label="La visite"></video><figcaption>Une visite</figcaption></figure>',
  );
  assert.is(htmlOf('Voir ![la suite](seul.mp4).'), '<p>Voir <a href="/m/s.mp4">la suite (MP4, 2 Mo)</a>.</p>');
});

test('what is wrong with a file is said where it is shown', () => {
  const places = (text: string) =>
    render(text).diagnostics.map(({ severity, line, column, length, rule, fix }) =>
      [severity, line, column, length, rule, fix ?? ''].join(' '),
    );
  assert.equal(places('Un\n![a](abimee.jpg)'), ['error 2 1 16 abimee ']);
  assert.equal(places('![a](png.jpg)'), ['warning 1 1 13 nom ']);
  assert.equal(places('Un ![a](Photo.jpg "Photo.jpg") ici'), ['error 1 9 9 image-absente photo.jpg']);
  assert.equal(places('![a](autre.jpg)'), ['error 1 1 15 image-absente ']);
  assert.equal(places('![a][b]\n\n[b]: Photo.jpg'), ['error 1 1 7 image-absente ']);
  assert.equal(places('![a](https://autre.test/a.jpg)'), ['error 1 1 30 image-absente ']);
});

test.run();
