import type { Html } from '../../build/contract/entry.ts';
import { assert, suite } from '../suite.ts';
import { all, textOf } from '../support/dom.ts';
import { renderedInPage } from '../support/rendered-in-page.ts';

const { Prose } = await import('../../src/ui/Prose.tsx');

const test = suite('Texts of a page');

const TEXT = `<p>Introduction</p>
<h2 id="un">Un</h2>
<blockquote>
<h2 id="cite">Cité</h2>
</blockquote>
<p>Suite</p>
<div data-slot="outil"></div>
<h2 id="deux">Deux</h2>
<p>Fin</p>` as Html<'outil'>;

test('are laid out section by section, and a title within a quote begins none', () => {
  const page = renderedInPage(<Prose html={TEXT} slots={{ outil: <hr /> }} />);
  assert.equal(
    all(page, '[data-lazy]').map((part) => textOf(part).match(/\p{L}+/gu)),
    [
      ['Un', 'Cité', 'Suite'],
      ['Deux', 'Fin'],
    ],
  );
});
