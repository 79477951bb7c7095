import { jsonLdText } from '../../src/structured-data/web-page.ts';
import { assert, suite } from '../suite.ts';

const test = suite('JSON-LD inside a script element');

test('no text of it ends the element, opens a comment or breaks a line of script', () => {
  const name = 'a</script><!--<script>\u2028\u2029&"';
  const text = jsonLdText([{ '@type': 'WebPage', name }], (read) => read);
  assert.not.match(text, /[<\u2028\u2029]/);
  assert.is(JSON.parse(text)['@graph'][0].name, name);
});

test('text for people is typeset, addresses and numbers are not', () => {
  const url = "https://a.example/l'ia";
  const text = jsonLdText([{ '@type': 'Organization', name: "L'Atelier", telephone: '01 23', url }], (read) =>
    read.replace("'", '’'),
  );
  assert.equal(JSON.parse(text)['@graph'], [{ '@type': 'Organization', name: 'L’Atelier', telephone: '01 23', url }]);
});
