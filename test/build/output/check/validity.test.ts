import { HtmlValidate } from 'html-validate';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { htmlRules } from '../../../../build/diagnostics/messages/html-rules.fr.ts';
import { checkedHtml, pageOf } from '../../../support/check-pages.ts';
import { placesOf } from '../../../support/sources.ts';

const test = suite('Checks of the HTML itself');

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

test.run();
