import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fileText } from '../../../../../build/contract/output.ts';
import { finish } from '../../../../../build/pages/render/finish.ts';
import { scriptWords } from '../../../../../build/pages/render/styles/script-words.ts';
import { splitSheet } from '../../../../../build/pages/render/styles/split-sheet.ts';
import { build } from '../../../../../build/pipeline/pipeline.ts';
import { fixtureSite } from '../../../../support/fixture-site.ts';

const test = suite('Styles in a page');

const CSS = '.card{top:0}.card h2{top:1px}.link,.gone{top:2px}table{top:3px}[data-open]{top:4px}';
const ADDRESS = { origin: 'https://exemple.test', base: '', trailingSlash: false };

/** A page that holds the sheet, finished; its script holds this text. */
function finished(body: string, css = CSS, script = ''): string {
  const sheet = splitSheet(css, scriptWords([{ path: 'assets/page.js', text: script }], ''));
  return finish(`<style>${css}</style>${body}`, { address: ADDRESS, sheet }).html;
}

test('are the rules that something in it can match, with short names for its classes', () => {
  const found = finished('<p class="card">A</p><p class="link other">B</p>');
  assert.is(found, '<style>.a{top:0}.b{top:2px}</style><p class="a">A</p><p class="b other">B</p>');
});

test('have what its scripts may bring', () => {
  const page = '<script type="module" src="/assets/page.js"></script>';
  const found = finished(page, CSS, 'a.className = "card"; b.append("<table>")');
  assert.is(found, `<style>.card{top:0}table{top:3px}</style>${page}`);
});

test('have what a script in the page may bring', () => {
  const page = '<script>a.dataset.open = ""</script>';
  assert.is(finished(page), `<style>[data-open]{top:4px}</style>${page}`);
});

test('are those for the values that its attributes have, and for all values where a script may set one', () => {
  const css = '[data-even=cards]{top:0}[data-even="pairs"]{top:1px}[lang=fr]{top:2px}';
  const page = '<ul data-even="cards"></ul><p lang="FR"></p>';
  assert.is(finished(page, css), `<style>[data-even=cards]{top:0}[lang=fr]{top:2px}</style>${page}`);
  const script = '<script type="module" src="/assets/page.js"></script>';
  const brought = '<style>[data-even=cards]{top:0}[data-even="pairs"]{top:1px}</style>';
  assert.is(finished(script, css, 'a.dataset.even = next'), `${brought}${script}`);
  const inline = '<script>a.dataset.even = next</script>';
  assert.is(finished(inline, css), `${brought}${inline}`);
});

test('stay as they are beside a script that nobody knows, and where a class is named elsewhere', () => {
  for (const page of [
    '<script src="https://exemple.test/x.js"></script>',
    '<script>a.className = "card"</script>',
    '<div data-props="{&quot;className&quot;:&quot;card&quot;}"></div>',
  ])
    assert.is(finished(page), `<style>${CSS}</style>${page}`);
});

test('hold keyframes that a rule of theirs names, and no empty group', () => {
  const css =
    '.card{animation:turn 1s}.gone{animation:fade 1s}@keyframes turn{to{top:0}}@keyframes fade{to{top:1px}}@media print{.gone{top:0}}';
  const html = finished('<p class="card">A</p>', css);
  assert.is(html, '<style>.a{animation:turn 1s}@keyframes turn{to{top:0}}</style><p class="a">A</p>');
});

test('are whole, under the names they were given, for who develops', async () => {
  const pages = await Promise.all([false, true].map((development) => build(fixtureSite(), { development })));
  const [built, developed] = pages.map(({ files }) => files.filter(({ path }) => path === 'contact/index.html'));
  assert.match(developed?.map(fileText).join() ?? '', 'class="TextPage_prose"');
  assert.not.match(built?.map(fileText).join() ?? '', 'TextPage_prose');
});

test.run();
