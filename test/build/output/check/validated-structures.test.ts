import { HtmlValidate } from 'html-validate';
import html5 from 'html-validate/elements/html5';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { htmlRules } from '../../../../build/diagnostics/messages/html-rules.fr.ts';
import { faultsIn } from '../../../../build/output/check/html-validator.ts';
import { checkValidity } from '../../../../build/output/check/validity.ts';
import { FREE, RULED_CHILDREN } from '../../../../build/pages/render/structures.ts';
import { pageOf, type ShownPage, withHtml } from '../../../support/check-pages.ts';
import { TWINS } from '../../../support/html-counterparts.ts';
import { once } from '../../../support/once.ts';
import { realSite } from '../../../support/real-site.ts';

const test = suite('HTML’s rules, on one page of each structure');

const SOUND = Object.values(TWINS).flatMap((twins) => twins.map(([sound]) => sound));

/** The structures of a corpus in which everything sound stands. */
const corpus = once(async () => {
  const pages = SOUND.map((body, index) => pageOf(`/sain-${index}`, { body }));
  const { diagnostics, validStructures } = await checkValidity(pages);
  const found = diagnostics.map(({ message }) => message);
  assert.equal(found, []);
  return [...validStructures];
});

async function rulesBrokenIn(page: ShownPage, known: Iterable<string>): Promise<string[]> {
  const { diagnostics } = await checkValidity([page], known);
  return diagnostics.map(({ message }) => /\(([\w-]+)\)\.$/.exec(message)?.[1] ?? message);
}

for (const [rule, twins] of Object.entries(TWINS))
  test(`${rule} is seen to be broken, though all that is sound was seen before`, async () => {
    for (const [sound, broken] of twins) {
      assert.equal(await rulesBrokenIn(pageOf('/a', { body: sound }), await corpus()), [], sound);
      const found = await rulesBrokenIn(pageOf('/a', { body: broken }), await corpus());
      assert.ok(found.includes(rule), `${broken}: ${found}`);
      const whole = pageOf('/a', { body: SOUND.filter((body) => body !== sound).join('') + broken });
      assert.ok((await rulesBrokenIn(whole, await corpus())).includes(rule), broken);
    }
  });

test('every rule has its twins', () => {
  const ofTheWholePage = ['doctype-html', 'parser-error'];
  const left = Object.keys(htmlRules).filter((rule) => !ofTheWholePage.includes(rule) && !(rule in TWINS));
  assert.equal(left, []);
});

test('so are those about the whole of a page', async () => {
  const page = (change: (html: string) => string) => withHtml(pageOf('/a'), change(pageOf('/a').html));
  const broken: [rule: string, change: (html: string) => string][] = [
    ['doctype-html', (html) => html.replace('html', 'html public "-//W3C//DTD HTML 4.01//EN"')],
    ['parser-error', (html) => html.replace('</body>', '<p "x></body>')],
    ['close-order', (html) => html.replace('</body>', '</div></body>')],
    ['element-permitted-occurrences', (html) => html.replace('</title>', '</title><title>x</title>')],
    ['element-required-content', (html) => html.replace(/<title>.*<\/title>/, '')],
    ['element-permitted-order', (html) => html.replace(/(<head>.*<\/head>)(<body>.*<\/body>)/, '$2$1')],
  ];
  for (const [rule, change] of broken)
    assert.ok((await rulesBrokenIn(page(change), await corpus())).includes(rule), rule);
});

test('pages that differ in their words, addresses and number of things are looked at once', async () => {
  const article = (path: string, words: string, times: number) =>
    pageOf(path, {
      body: `<h2 id="${words}">${words}</h2>${`<p><a href="/${words}" title="${words}">${words}</a> <em>x</em></p>`.repeat(times)}<ul>${'<li>x</li>'.repeat(times)}</ul>`,
    });
  const { validStructures } = await checkValidity([article('/a', 'un', 2)]);
  const others = ['deux', 'trois', 'quatre'].map((words, index) => article(`/${words}`, words, index + 1));
  const asked = () => {
    throw new Error('a page of known structures is not even asked for');
  };
  for (const page of others) page.file.contents = asked;
  await checkValidity(others, validStructures);
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
  const ruled = (await elements()).map(({ tag, meta }) => {
    const counted = (meta.permittedContent ?? []).filter((rule) => typeof rule === 'string' && rule.endsWith('?'));
    return { tag, rules: [counted, meta.permittedOrder ?? [], meta.requiredContent ?? []].flat(2).map(String) };
  });
  for (const { tag, rules } of ruled) {
    const names = rules.flatMap((rule) => rule.replace(/\?$/, '').split(', ')).filter((name) => !name.startsWith('@'));
    assert.ok(rules.length === 0 || RULED_CHILDREN[tag], tag);
    const left = names.filter((name) => !RULED_CHILDREN[tag]?.includes(name));
    assert.equal(left, [], tag);
  }
  assert.ok(ruled.some(({ rules }) => rules.length > 2));
});

test('no rule tells the values of an attribute apart that a structure takes for one', async () => {
  const alike = [
    ['a', '/é?b=c#d', 'https://exemple.fr/x.png', '1a', '12.5'],
    ['0', '1', '640'],
    ['a b', 'Un mot, deux.', '/a.png 1x, /b.png 2x'],
  ];
  const attributes = (await elements()).flatMap(({ tag, meta }) =>
    Object.entries(meta.attributes).map(([name, rule]) => ({ of: `${tag} ${name}`, name, rule })),
  );
  const free = attributes.filter(({ name }) => FREE.has(name));
  assert.ok(free.length > 100);
  for (const { of, rule } of free) {
    assert.ok(!rule.boolean && !rule.list, of);
    const verdict = (value: string) =>
      (rule.enum ?? []).map((one) => (one instanceof RegExp ? one.test(value) : one === value)).join();
    for (const values of alike) assert.equal(new Set(values.map(verdict)).size, 1, of);
  }
});

test('what the validator says of a page is what is told', async () => {
  for (const [, broken] of Object.values(TWINS).flat()) {
    const page = pageOf('/a', { body: broken });
    const alone = (await faultsIn(page.html, page.route.output)).map(({ ruleId }) => ruleId);
    assert.equal(await rulesBrokenIn(page, await corpus()), alone, broken);
  }
});

test.run();
