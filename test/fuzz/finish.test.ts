import { decodeHTML } from 'entities';
import { Parser } from 'htmlparser2';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { finish } from '../../build/pages/render/finish.ts';
import { mutated } from './mutations.ts';
import { forEachCase } from './random.ts';

const test = suite('Finishing any page');

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

test('whatever is written, nothing is added to a page, lost from it, or moved to where it means something else', async () => {
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

test.run();
