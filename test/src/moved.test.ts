import type { ContentType } from '../../build/contract/content-type.ts';
import { moved } from '../../src/pages/moved/content-type.ts';
import { assert, suite } from '../suite.ts';

const test = suite('Former addresses');

/** As the generator has it, which looks into no site. */
const contentType: ContentType = moved;

function entry(path: string, ...anciennesAdresses: string[]) {
  return { path, source: `content${path}.md`, data: { titre: path, anciennesAdresses } };
}

test('have a page each, whether there are many texts of a kind or one', () => {
  const content = {
    settings: { data: {} },
    contact: entry('/contact', '/ecrire'),
    text: { list: [entry('/un', '/avant', '/encore-avant'), entry('/deux')] },
  };
  assert.equal(
    contentType.pages?.(content).map(({ path, leadsTo, at }) => [path, leadsTo, at]),
    [
      ['/ecrire', '/contact', ['anciennesAdresses', 0]],
      ['/avant', '/un', ['anciennesAdresses', 0]],
      ['/encore-avant', '/un', ['anciennesAdresses', 1]],
    ],
  );
});
