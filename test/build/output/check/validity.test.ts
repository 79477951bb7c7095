import { HtmlValidate } from 'html-validate';
import html5 from 'html-validate/elements/html5';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { htmlRules } from '../../../../build/diagnostics/messages/html-rules.fr.ts';
import { faultsIn } from '../../../../build/output/check/html-validator.ts';
import { checkValidity } from '../../../../build/output/check/validity.ts';
import { FREE, RULED_CHILDREN } from '../../../../build/pages/render/structures.ts';
import { checkedHtml, pageOf, type ShownPage, withHtml } from '../../../support/check-pages.ts';
import { TWINS } from '../../../support/html-counterparts.ts';
import { once } from '../../../support/once.ts';
import { withoutContents } from '../../../support/published.ts';
import { realSite } from '../../../support/real-site.ts';
import { placesOf } from '../../../support/sources.ts';

const test = suite('HTML’s own rules');

test('a page that is valid HTML has no diagnostics, whichever way it writes empty elements and booleans', async () => {
  const body = "<p>a<br/>b<br>c\u00a0</p><input disabled><input disabled=''><a href='tel:+33465712025'>04 65</a>";
  assert.equal(await checkedHtml([pageOf('/a', { body }), pageOf('/b')]), []);
});

test('a fault of the code is named at the published file, with the address of the page and the element', async () => {
  const body = '<p>x</p><p class="a b"><div id="x">y</div></p>';
  const found = await checkedHtml([pageOf('/ici', { body, source: '---\na: b\n---\n\nx y\n' })]);
  assert.ok(placesOf(found).every((place) => place === 'error ici/index.html:1:1+1 html-invalide'));
  assert.match(found[0]?.message ?? '', /« \/ici ».*(?:<div id="x">|<\/p>)/);
  assert.match(found[0]?.hint ?? '', /code du site.*« text »/);
});

test('an element is shown on one line, cut where it is long, and nothing of the library is said in English', async () => {
  const body = `<p\n  id="a b"\n\n  title="${'x'.repeat(500)}">x</p>`;
  const found = await checkedHtml([pageOf('/a', { body })]);
  assert.ok(found.length > 0);
  for (const { message } of found) {
    assert.ok(message.includes('<p id="a b" title="xxx') && message.includes('x…') && message.length < 300, message);
    assert.not.match(message, /\b(?:element|must|invalid|has|contain)\b/i);
  }
});

test('every rule of the standard set has French words', async () => {
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
  const config = await validator.getConfigFor('page.html');
  const rules = Object.entries(config.getConfigData().rules ?? {}).filter(([, severity]) => severity !== 'off');
  assert.ok(rules.length > 20);
  // Two are about the validator's own use, one is checked with the structure of a page.
  const about = ['deprecated-rule', 'no-unused-disable', 'no-dup-id'];
  const left = rules.map(([rule]) => rule).filter((rule) => !Object.hasOwn(htmlRules, rule) && !about.includes(rule));
  assert.equal(left, []);
});

const SOUND = Object.values(TWINS).flatMap((twins) => twins.map(([sound]) => sound));

/** The structures of a corpus in which everything sound stands. */
const corpus = once(async () => {
  const { diagnostics, validStructures } = await checkValidity(SOUND.map((body, nth) => pageOf(`/${nth}`, { body })));
  assert.equal(diagnostics, []);
  return [...validStructures];
});

for (const [rule, twins] of Object.entries(TWINS))
  test(`${rule} is seen to be broken, though all that is sound was seen before`, async () => {
    for (const [sound, broken] of twins) {
      assert.equal(await rulesBrokenIn(pageOf('/a', { body: sound })), [], sound);
      const found = await rulesBrokenIn(pageOf('/a', { body: broken }));
      assert.ok(found.includes(rule), `${broken}: ${found}`);
      const whole = pageOf('/a', { body: SOUND.filter((body) => body !== sound).join('') + broken });
      assert.ok((await rulesBrokenIn(whole)).includes(rule), broken);
    }
  });

test('every rule has its twins', () => {
  const ofTheWholePage = ['doctype-html', 'parser-error'];
  const left = Object.keys(htmlRules).filter((rule) => !ofTheWholePage.includes(rule) && !(rule in TWINS));
  assert.equal(left, []);
});

test('rules about the whole of a page are seen to be broken, too', async () => {
  const { html } = pageOf('/a');
  const broken: Readonly<Record<string, string>> = {
    'doctype-html': html.replace('html', 'html public "-//W3C//DTD HTML 4.01//EN"'),
    'parser-error': html.replace('</body>', '<p "x></body>'),
    'close-order': html.replace('</body>', '</div></body>'),
    'element-permitted-occurrences': html.replace('</title>', '</title><title>x</title>'),
    'element-required-content': html.replace(/<title>.*<\/title>/, ''),
    'element-permitted-order': html.replace(/(<head>.*<\/head>)(<body>.*<\/body>)/, '$2$1'),
  };
  for (const [rule, changed] of Object.entries(broken))
    assert.ok((await rulesBrokenIn(withHtml(pageOf('/a'), changed))).includes(rule), rule);
});

test('pages that differ in their words, addresses and number of things are looked at once', async () => {
  const article = (words: string, times: number) => {
    const paragraph = `<p><a href="/${words}" title="${words}">${words}</a> <em>x</em></p>`.repeat(times);
    const list = `<ul>${'<li>x</li>'.repeat(times)}</ul>`;
    return pageOf(`/${words}`, { body: `<h2 id="${words}">${words}</h2>${paragraph}${list}` });
  };
  const { validStructures } = await checkValidity([article('un', 2)]);
  const others = ['deux', 'trois', 'quatre'].map((words, index) => article(words, index + 1));
  await checkValidity(
    others.map((page) => ({ ...page, file: withoutContents(page.file) })),
    validStructures,
  );
});

test('this site’s own pages are looked at by their structures, so that a change of styles has none looked at again', async () => {
  const { result } = await realSite();
  const whole = result.pages.filter(({ facts }) => facts.structures.length < 2).map(({ route }) => route.path);
  assert.equal(whole, [], 'none is irregular');
  assert.ok(result.pages.length > 1);
});

test('a page that tells the validator to look away vouches for no other', async () => {
  const fault = '<div role="widget">x</div>';
  const silent = pageOf('/a', { body: `<!-- [html-validate-disable-block no-abstract-role] -->${fault}` });
  const { validStructures, diagnostics } = await checkValidity([silent]);
  assert.equal(diagnostics, []);
  assert.equal(await rulesBrokenIn(pageOf('/b', { body: fault }), validStructures), ['no-abstract-role']);
});

test('a page with faults vouches for none of its structures', async () => {
  const body = '<p id="">x</p>';
  const { diagnostics } = await checkValidity([pageOf('/a', { body }), pageOf('/b', { body })]);
  assert.equal([...new Set(diagnostics.map(({ file }) => file))], ['a/index.html', 'b/index.html']);
});

/** What the validator knows of each element. */
const elements = once(async () => {
  const config = await new HtmlValidate({ root: true, elements: ['html5'] }).getConfigFor('page.html');
  return Object.keys(html5).flatMap((tag) => {
    const meta = config.getMetaTable().getMetaFor(tag);
    return meta ? { tag, meta } : [];
  });
});

test('wherever the validator looks at the order or the number of children, they have a structure', async () => {
  let most = 0;
  for (const { tag, meta } of await elements()) {
    const counted = (meta.permittedContent ?? []).filter((rule) => typeof rule === 'string' && rule.endsWith('?'));
    const rules = [counted, meta.permittedOrder ?? [], meta.requiredContent ?? []].flat(2).map(String);
    const names = rules.flatMap((rule) => rule.replace(/\?$/, '').split(', ')).filter((name) => !name.startsWith('@'));
    assert.ok(rules.length === 0 || RULED_CHILDREN[tag], tag);
    for (const name of names) assert.ok(RULED_CHILDREN[tag]?.includes(name), `${tag} ${name}`);
    most = Math.max(most, rules.length);
  }
  assert.ok(most > 2);
});

test('no rule tells the values of an attribute apart that a structure takes for one', async () => {
  const alike = [
    ['a', '/é?b=c#d', 'https://exemple.fr/x.png', '1a', '12.5'],
    ['0', '1', '640'],
    ['a b', 'Un mot, deux.', '/a.png 1x, /b.png 2x'],
  ];
  const free = (await elements()).flatMap(({ meta }) =>
    Object.entries(meta.attributes).filter(([name]) => FREE.has(name)),
  );
  assert.ok(free.length > 100);
  for (const [name, rule] of free) {
    assert.ok(!rule.boolean && !rule.list, name);
    const verdict = (value: string) =>
      (rule.enum ?? []).map((one) => (one instanceof RegExp ? one.test(value) : one === value)).join();
    for (const values of alike) assert.is(new Set(values.map(verdict)).size, 1, name);
  }
});

test('what the validator says of a page is what is told', async () => {
  for (const [, broken] of Object.values(TWINS).flat()) {
    const page = pageOf('/a', { body: broken });
    const alone = (await faultsIn(page.html, page.route.output)).map(({ ruleId }) => ruleId);
    assert.equal(await rulesBrokenIn(page), alone, broken);
  }
});

async function rulesBrokenIn(page: ShownPage, known?: Iterable<string>): Promise<string[]> {
  const { diagnostics } = await checkValidity([page], known ?? (await corpus()));
  return diagnostics.map(({ message }) => /\(([\w-]+)\)\.$/.exec(message)?.[1] ?? message);
}

test.run();
