import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { all, textOf } from '../support/dom.ts';
import { realPages } from '../support/real-pages.ts';

const test = suite('Links');

test('one text leads to one page, wherever it stands on a page (WCAG 2.2, 2.4.4)', async () => {
  const ambiguous: string[] = [];
  for (const [path, document] of await realPages()) {
    const targets = new Map<string, Set<string>>();
    for (const link of all(document, 'a[href]')) {
      const { href = '', 'aria-label': label } = link.attribs;
      const name = (label ?? textOf(link)).trim().replace(/\s+/g, ' ');
      // Two places of one page may share a name.
      const page = href.replace(/#.*/, '') || path;
      targets.set(name, (targets.get(name) ?? new Set()).add(page));
    }
    assert.ok(targets.size > 10, path);
    assert.not(targets.has(''), `${path} has a link without a text`);
    for (const [name, pages] of targets)
      if (pages.size > 1) ambiguous.push(`${path}: ${name} → ${[...pages].join(', ')}`);
  }
  assert.equal(ambiguous, []);
});

test.run();
