import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { all, one, textOf } from '../support/dom.ts';
import { entriesOfType, realPage } from '../support/real-pages.ts';

const test = suite('Questions of services');

test('each question that a service answers is a heading with its answer below it', async () => {
  for (const { path, data } of await entriesOfType('service')) {
    const main = one(await realPage(path), 'main');
    const sections = all(main, 'section').filter((section) => all(section, 'section').length === 0);
    const shown = sections.map((section) => flat(textOf(section)));
    for (const { question, reponse, chiffres = '', liens = [] } of data.questions ?? []) {
      const links = liens.map(({ libelle }) => libelle).join('');
      assert.ok(shown.includes(flat(`${question}${reponse}${chiffres}${links}`)), `${path}: ${question}`);
    }
  }
});

/** Without what typography changes. */
function flat(text: string): string {
  return text.replace(/[\s’'…]/g, '');
}

test.run();
