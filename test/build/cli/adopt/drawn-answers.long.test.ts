import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Answers, choicesOf, faultsOf, noAnswers } from '../../../../build/cli/adopt/answers.ts';
import { adopt, planAdoption } from '../../../../build/cli/adopt/plan-adoption.ts';
import { contentHost } from '../../../../build/server/dev/content-host.ts';
import { adoption } from '../../../../src/adoption.ts';
import { randomFrom } from '../../../../src/format/random.ts';
import { buildCopy } from '../../../support/build-copy.ts';
import { contentCopy } from '../../../support/content-copy.ts';
import { projectRoot } from '../../../support/real-site.ts';

const test = suite('Adoptions by drawn answers');

const SEED = process.env.FUZZ_SEED ?? 'adoption';
const COUNT = 40;
/** How many of a list stay. */
const SHARES = [0, 0.1, 0.5, 0.9, 1];
const ADDRESSES = ['https://large.example', 'https://large.example/depot'];
const NAMES = [
  'Abc',
  'Atelier du Grand Large',
  'Comptoir d’automatisation et d’intelligence artificielle du Grand Ouest',
];

test('leave a site that builds without an error', async () => {
  for (let turn = 0; turn < COUNT; turn++) {
    const site = contentCopy();
    for (const path of [adoption.sheet, ...adoption.colored]) cpSync(join(projectRoot, path), join(site.root, path));
    const host = contentHost(site);
    const answers = drawn(choicesOf(host, adoption), randomFrom(`${SEED} ${turn}`));
    assert.equal(faultsOf(host, adoption, answers), []);
    adopt(host, planAdoption(host, adoption, answers));
    const { diagnostics } = await buildCopy(site, { production: true });
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    assert.equal(errors, [], `FUZZ_SEED=${SEED} turn ${turn}: ${JSON.stringify(answers)}`);
  }
});

test.run();

function drawn(choices: ReturnType<typeof choicesOf>, random: () => number): Answers {
  const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const some = (names: readonly string[]) => {
    const share = oneOf(SHARES) ?? 1;
    return names.filter(() => random() < share);
  };
  return {
    ...noAnswers(),
    reglages: { marque: oneOf(NAMES), adresse: oneOf(ADDRESSES) },
    articles: some(choices.articles),
    blocs: some(choices.blocs),
    fichiers: some(choices.fichiers),
  };
}
