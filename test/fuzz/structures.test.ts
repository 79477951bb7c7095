import { decodeHTML } from 'entities';
import { Parser } from 'htmlparser2';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { faultsIn } from '../../build/output/check/html-validator.ts';
import { finish } from '../../build/pages/render/finish.ts';
import { ADDRESS, pageOf } from '../support/check-pages.ts';
import { TWINS } from '../support/html-counterparts.ts';
import { mutated } from './mutations.ts';
import { forEachCase, type Random } from './random.ts';

const test = suite('Finished pages and their structures');

const PIECES = Object.values(TWINS).flat(2);
const NAMES =
  `a abbr article aside audio b blockquote button caption circle code dd details div dl dt em fieldset figcaption figure
  footer form h2 header i img input label legend li main map menu nav ol option p picture pre q s section select small
  source span strong sub summary svg table tbody td template textarea tfoot th thead title tr u ul video`.split(/\s+/);
const ATTRIBUTES =
  `href="/a",href="",src="/a.png",alt="",alt="x",id="a",id="b",for="a",name="m",type="text",type="hidden",
  type="button",role="button",role="widget",hidden,controls,usemap="#m",disabled,aria-label="x",tabindex="0",width="8",
  width="8px",title="x y",itemprop="x",rel="nofollow",open="",lang="fr",class="a b",data-x="1",target="_blank",
  autocomplete="name",colspan="2",srcset="/a.png 2x"`.split(/,\s*/);
const VOID = new Set(['img', 'input', 'source']);
/** Closed by their own tag, which is right in a drawing alone. */
const SHAPES = new Set(['circle']);

/**
 * What is not looked at, because every structure of it was seen in valid pages, is valid. The pages are made of few names and attributes, so that most
 * of what they are made of was seen before, in some other company.
 */
test('a page all of whose structures stand in valid pages is valid', async () => {
  const seen = new Set<string>();
  let [skipped, invalid] = [0, 0];
  const cases = await forEachCase(async (random) => {
    const few = <Item>(items: readonly Item[]) => Array.from({ length: 4 }, () => random.pick(items));
    const parts = { random, names: few(NAMES), attributes: few(ATTRIBUTES), pieces: few(PIECES) };
    for (let page = 0; page < 20; page++) {
      const body = Array.from({ length: 1 + random.below(3) }, () => piece(parts, 3)).join('');
      const html = pageOf('/a', { body }).html;
      const { structures } = finish(html, { address: ADDRESS }).facts;
      const known = structures.every((structure) => seen.has(structure));
      const faults = await faultsIn(html, 'a.html');
      if (faults.length > 0) invalid++;
      if (known) skipped++;
      assert.ok(!known || faults.length === 0, `${body}\n${faults.map(({ ruleId }) => ruleId)}`);
      if (faults.length === 0) for (const structure of structures) seen.add(structure);
    }
  }, 12);
  assert.ok(cases < 12 || (skipped > 0 && invalid > 0), `${skipped} known, ${invalid} invalid`);
});

const BOTH = { origin: 'https://exemple.test', base: '/depot', trailingSlash: true };

const PAGE = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>L'été : une page ?</title>
<meta http-equiv="Content-Security-Policy" content="style-src 'self' {style-hashes}; script-src 'self' {script-hashes}">
<meta name="description" content="Quoi ? L&#x27;IA"><link rel="icon" href="/favicon.svg"><style>a::after{content:"« ? »"}</style>
<script type="application/ld+json">{"a":"\\u003c/script>"}</script></head><body class="a b"><main id="m"><h1>« Oui »!</h1>
<p>L'<a href="/a?b=1&amp;c#d" title='x'>eau</a> : <code>a ? b</code>, 1 000 € &amp; 5 % &lt; x &eacute; <b>non</b>;</p>
<img src="/a.png" srcset="/a.png 1x, /b.png 2x" alt="L'eau ?" width="8" height="8"><br/>
<svg viewBox="0 0 8 8"><title>Un ?</title><linearGradient id="g"/><text>b ?</text></svg>
<div data-island="X" data-props="{&quot;a&quot;:1}"><a href="/c">Oups !<!-- -->x</a></div><p lang="en">Don't... stop !</p>
<ul><li>un ;<li>deux ...</ul><textarea>a < b ?</textarea><template><p>x !</p></template><script>if (a < b) "l'un"</script></main></body></html>`;

const ADDRESSES = new Set(
  'href src srcset imagesrcset action formaction poster cite data xlink:href content'.split(' '),
);

/** Elements whose text is what it is: references in it stand for nothing. */
const RAW = new Set('script style iframe noembed noframes plaintext xmp'.split(' '));

/** Stands among the elements that are open for the one that finishing may put around a word. */
const UNBROKEN = '<span data-unbroken>';

test('whatever is finished, nothing is added to a page, lost from it, or moved to where it means something else', async () => {
  await forEachCase((random) => {
    const html = mutated(PAGE, random);
    const finished = finish(html, { address: BOTH }).html;
    assert.equal(readIn(finished), readIn(html), html);
  }, 600);
});

test('a finished page that is finished again, at the root of a host, stays as it is', async () => {
  const page = PAGE.replace(/ \{\w+-hashes\}/g, '');
  const root = { ...BOTH, base: '', trailingSlash: false };
  await forEachCase((random) => {
    const once = finish(mutated(page, random), { address: root }).html;
    assert.is(finish(once, { address: root }).html, once);
  }, 600);
});

/** What the pages of one case are made of: little, so that they are often alike. */
interface Parts {
  random: Random;
  names: readonly string[];
  attributes: readonly string[];
  pieces: readonly string[];
}

/** A random tree. */
function piece(parts: Parts, depth: number): string {
  const { random } = parts;
  const contentType = random.below(10);
  if (contentType === 0) return random.pick(parts.pieces);
  if (contentType < 3 || depth === 0) return random.pick(['x', 'x &amp; y', 'x &lt; y', ' ', '', '&nbsp;']);
  const name = random.pick(parts.names);
  const attributes = Array.from({ length: random.below(3) }, () => ` ${random.pick(parts.attributes)}`).join('');
  if (VOID.has(name)) return `<${name}${attributes}>`;
  if (SHAPES.has(name)) return `<${name}${attributes}/>`;
  const content = Array.from({ length: random.below(4) }, () => piece(parts, depth - 1)).join('');
  return `<${name}${attributes}>${content}</${name}>`;
}

/** What a parser reads in a page, but for what finishing it may change: addresses, the policy, spaces, apostrophes, points, unbroken words. */
function readIn(html: string): string[] {
  const events: string[] = [];
  const opened: string[] = [];
  let text = '';
  const flush = () => {
    const kept = text.replace(/[\s'’‘.…]/g, '');
    if (kept !== '') events.push(kept);
    text = '';
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const isUnbroken = `<${name} ${Object.keys(attributes)}>` === UNBROKEN && opened.at(-1) !== UNBROKEN;
        opened.push(isUnbroken ? UNBROKEN : name);
        if (isUnbroken) return;
        flush();
        const said = Object.entries(attributes).map(([key, value]) => `${key}=${ADDRESSES.has(key) ? '' : value}`);
        events.push(`<${name} ${said.join(' ')}>`);
      },
      onclosetag(name) {
        if (opened.pop() === UNBROKEN) return;
        flush();
        events.push(`</${name}>`);
      },
      ontext(data) {
        text += RAW.has(opened.at(-1) ?? '') ? data : decodeHTML(data);
      },
      oncomment(data) {
        flush();
        events.push(`<!--${data}-->`);
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  flush();
  return events;
}

test.run();
