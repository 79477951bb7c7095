import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { media } from '../../../../build/assets/media/library.ts';
import { site } from '../../../../src/site.ts';

const test = suite('Pictures and films of the site');

test('for one that is missing, another is proposed where the name is near, and not for a folder and an extension that are alike', async () => {
  const copies = ['images/tableau-de-bord.png', 'images/equipe.png'].map((path) => ({ path, from: path, bytes: 0 }));
  const unfit = async () => ({ type: 'unfit' as const, why: { rule: '', message: '', hint: '' } });
  const folders = { root: '/site', staticDir: '/site/static', media: site.media };
  const { answer } = (await media(folders, { media: [], copies }, unfit)).value;
  const near = (name: string) => Object(answer(name)).near;
  assert.is(near('/images/tableau-de-bor.png'), '/images/tableau-de-bord.png');
  assert.is(near('/photos/equipe.png'), '/images/equipe.png', 'it lies elsewhere');
  assert.is(near('/images/equipe.jpg'), '/images/equipe.png', 'it has another extension');
  assert.is(near('/images/devis.png'), undefined);
});

test.run();
