import { oneLine } from '../../../src/files/llms.ts';
import { assert, suite } from '../../suite.ts';

const test = suite('A text as words of one line of Markdown');

test('adds no line, heading, list or link, whatever stands in it', () => {
  assert.is(
    oneLine('Un.\n\n## Optional\r\n- [Ici](https://x.test): là'),
    'Un. ## Optional - \\[Ici\\](https://x.test): là',
  );
  assert.is(oneLine('\u2028# Titre <b>`a`'), '\\# Titre \\<b>\\`a\\`');
  assert.is(oneLine('- un \\[x]'), '\\- un \\\\\\[x\\]');
});

test('keeps spaces that do not break, and ordinary words as they are', () => {
  const text = 'Combien ? 1\u202f200\u00a0€ : l’offre n° 1 (« tout compris »).';
  assert.is(oneLine(text), text);
});
