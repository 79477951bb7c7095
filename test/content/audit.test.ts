import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { all, attributes, textOf } from '../support/dom.ts';
import { entriesOfType, realPage } from '../support/real-pages.ts';

const test = suite('What is said of an audit');

test('the contact page and each service say how it goes, and lead to an example of what one receives', async () => {
  const services = (await entriesOfType('service')).map(({ path }) => path);
  for (const path of ['/contact', ...services]) {
    const page = await realPage(path);
    for (const name of ['Durée', 'Qui', 'Vous recevez'])
      assert.is(all(page, 'main dt').filter((term) => textOf(term) === name).length, 1, `${path}: ${name}`);
    assert.ok(attributes(page, 'main a', 'href').includes('/exemple-rapport-audit'), path);
    assert.ok(all(page, 'main ol li').length >= 4, path);
  }
});

test.run();
