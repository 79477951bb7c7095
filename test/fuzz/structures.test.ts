import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { faultsIn } from '../../build/output/check/html-validator.ts';
import { finish } from '../../build/pages/render/finish.ts';
import { ADDRESS, pageOf } from '../support/check-pages.ts';
import { TWINS } from '../support/html-counterparts.ts';
import { forEachCase, type Random } from './random.ts';

const test = suite('Pages made of validated structures');

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

test.run();
