import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { markOf } from '../../build/contract/variables.ts';
import { policySaysWhatIsCounted } from '../../src/pages/text/measurement-rule.ts';
import { paths } from '../../src/routes.ts';

const test = suite('What the privacy policy says of counting');

const rulesFor = (path: string, html: string) =>
  policySaysWhatIsCounted({ slug: 'x', path, data: {}, html, headings: [], words: 0, source: 'x.md' });

test('its variable cannot go unnoticed, and is asked of no other page', () => {
  assert.equal(
    rulesFor(paths.privacy, '<p>Rien à dire.</p>').map(({ severity }) => severity),
    ['error'],
  );
  assert.equal(rulesFor(paths.privacy, `<p>${markOf('mesure')}</p>`), []);
  assert.equal(rulesFor(paths.terms, '<p>Rien à dire.</p>'), []);
});

test.run();
