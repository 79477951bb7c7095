import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { choicesOf } from '../../../../build/cli/adopt/answers.ts';
import { askAnswers } from '../../../../build/cli/adopt/ask-answers.ts';
import { siteDefinition } from '../../../../build/cli/site-definition.ts';
import { contentHost } from '../../../../build/server/dev/content-host.ts';
import { adoption } from '../../../../src/adoption.ts';
import { contentFolder } from '../../../support/real-site.ts';

const test = suite('Questions to an agency that takes the site over');

const host = contentHost(siteDefinition(contentFolder));

/** What is understood when questions that hold these words are answered so, and all others by Enter; each answer is given once. */
async function understood(...given: [question: string, answer: string][]) {
  const left = [...given];
  const said: string[] = [];
  const answers = await askAnswers(host, adoption, {
    ask: async (question) => {
      const at = left.findIndex(([words]) => question.includes(words));
      return at === -1 ? '' : (left.splice(at, 1)[0]?.[1] ?? '');
    },
    say: (text) => said.push(text),
  });
  return { answers, said: said.join('\n'), left };
}

test('Enter keeps everything', async () => {
  const { answers } = await understood();
  assert.equal(answers, { reglages: {} });
});

test('fields, colours and numbers of a list become answers', async () => {
  const { answers, left } = await understood(
    ['Marque', 'Abc'],
    ['Ville', 'Brest'],
    ['boutons', '#9be28f'],
    ['garder', '2 1'],
  );
  const [first, second] = choicesOf(host, adoption).articles;
  assert.equal(left, []);
  assert.equal(answers, {
    reglages: { marque: 'Abc', adressePostale: { ville: 'Brest' }, couleurs: { boutons: '#9be28f' } },
    articles: [second, first],
  });
});

test('an answer that cannot be is told why, and asked again', async () => {
  const { answers, said } = await understood(
    ['E-mail', 'personne'],
    ['E-mail', 'a@b.fr'],
    ['garder', '1 999'],
    ['garder', 'aucun'],
  );
  assert.equal(answers.reglages, { email: 'a@b.fr' });
  assert.equal(answers.articles, []);
  for (const told of ['email', '« 999 »']) assert.match(said, told);
});

test.run();
