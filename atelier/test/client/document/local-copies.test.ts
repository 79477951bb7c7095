import { createElement } from 'react';
import { assert, suite } from '../../../../test/suite.ts';
import { rendered } from '../../../../test/support/rendered.ts';
import { dropCopy, keepCopy, localCopyOf, localCopyPaths } from '../../../client/document/local-copies.ts';
import { type PaneLayout, usePaneLayout } from '../../../client/document/use-panes.ts';

const test = suite('What a browser keeps of a text');

const kept = new Map<string, string>();
const storage = {
  get length() {
    return kept.size;
  },
  key: (nth: number) => [...kept.keys()][nth] ?? null,
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
};

test.before.each(() => {
  browserHas(() => storage);
  kept.clear();
});
test.after(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

const COPY = { text: 'Un texte.', version: 'v1', base: 'Un.', at: 1 };
const [ONE, OTHER] = ['content/un.md', 'content/deux.md'];

test('a copy is returned for its file until it is dropped, whatever else is stored', () => {
  kept.set('autre-chose', '{}');
  assert.is(keepCopy(ONE, COPY), '');
  assert.is(keepCopy(OTHER, { ...COPY, text: 'Un autre.' }), '');
  assert.equal(localCopyOf(ONE), COPY);
  assert.equal(localCopyPaths(), new Set([ONE, OTHER]));
  dropCopy(ONE);
  assert.is(localCopyOf(ONE), undefined);
  assert.equal(localCopyPaths(), new Set([OTHER]));
});

test('they are none where what is kept is no text, or only a part of one', () => {
  keepCopy(ONE, COPY);
  const [key = ''] = kept.keys();
  const { at: _, ...dateless } = COPY;
  const { version: __, ...versionless } = COPY;
  for (const data of ['{', 'null', '"text"', '{}', ...[dateless, versionless].map((one) => JSON.stringify(one))]) {
    kept.set(key, data);
    assert.is(localCopyOf(ONE), undefined, data);
  }
  for (const wrong of [{ text: 1 }, { version: 1 }, { base: 1 }, { at: '1' }]) {
    kept.set(key, JSON.stringify({ ...COPY, ...wrong }));
    assert.is(localCopyOf(ONE), undefined, JSON.stringify(wrong));
  }
  const { base: ___, ...early } = COPY;
  kept.set(key, JSON.stringify(early));
  assert.equal(localCopyOf(ONE), { ...early, base: '' }, 'an earlier workshop kept no base');
});

test('they are not kept where the browser refuses, which is said, and does no harm', () => {
  const refuse = () => {
    throw new Error('quota');
  };
  browserHas(refuse);
  assert.is(keepCopy(ONE, COPY), 'quota');
  assert.is(localCopyOf(ONE), undefined);
  assert.equal(localCopyPaths(), new Set());
  dropCopy(ONE);
});

test('the folds and looks of a text’s parts are found again', () => {
  const layout = () => {
    const found: PaneLayout[] = [];
    const Probe = () => {
      found.push(usePaneLayout(true));
      return null;
    };
    rendered(createElement(Probe));
    return found[0];
  };
  assert.equal(layout()?.folded, ['form'], 'nothing is left to fill in');
  layout()?.fold('text', true);
  layout()?.showPhone(true);
  layout()?.showScheme('light');
  const { folded, phone, scheme } = layout() ?? {};
  assert.equal([folded, phone, scheme], [['form', 'text'], true, 'light']);
  layout()?.fold('form', false);
  assert.equal(layout()?.folded, ['text']);
});

function browserHas(get: () => object): void {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
}
