import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { paths } from '../../src/routes.ts';
import { inPage } from '../support/browser.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Forced colours');

test('the words of every drawing are written in one of the reader’s two colours', async () => {
  const { url } = await realSite();
  await inPage({ forcedColors: 'active' }, async (page) => {
    for (const path of [paths.home, paths.article('make-scenarios-avances'), paths.article('roi-automatisation')]) {
      await page.goto(url + path);
      const { words, wrong } = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('p'));
        const own = ['Canvas', 'CanvasText'].map((name) => {
          probe.style.color = name;
          return getComputedStyle(probe).color;
        });
        const texts = [...document.querySelectorAll('main svg text')].filter((text) => text.checkVisibility());
        const others = texts.filter((text) => !own.includes(getComputedStyle(text).fill));
        return { words: texts.length, wrong: others.map((text) => text.textContent) };
      });
      assert.ok(words > 5, `${path} has ${words}`);
      assert.equal(wrong, [], path);
    }
  });
});

test.run();
