import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { articleOf, numberIn } from '../support/article.ts';
import { contrastOf } from '../support/contrast.ts';

const test = suite('Contrasts of the article on interface trends');
const article = articleOf('tendances-ui-2025');
const WHITE = '#ffffff';

/** White that a black panel covers, its opacity in per cent. */
function behind(opacity: number): string {
  const grey = Math.round(255 * (1 - opacity / 100));
  return `#${grey.toString(16).padStart(2, '0').repeat(3)}`;
}

test('white on a translucent black panel, over white, keeps what the chart says', async () => {
  const rows = await article.rows('Opacité', 'Contraste');
  assert.ok(rows.length > 3);
  for (const [opacity = '', contrast = ''] of rows) {
    const computed = contrastOf(WHITE, behind(numberIn(opacity)));
    assert.ok(Math.abs(computed - numberIn(contrast)) < 0.02, `${opacity}: ${computed.toFixed(3)}`);
  }
});

test('the opacity that the text asks for is the first that keeps 4,5 for 1', async () => {
  const opacities = (await article.rows('Opacité', 'Contraste')).map(([opacity = '']) => numberIn(opacity));
  const enough = opacities.find((opacity) => contrastOf(WHITE, behind(opacity)) >= 4.5);
  assert.ok(await article.says(new RegExp(`opaque à ${enough} % au moins`)), String(enough));
});

test.run();
