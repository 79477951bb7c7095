import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Answers, choicesOf, faultsOf, noAnswers } from '../../../../build/cli/adopt/answers.ts';
import { adopt, planAdoption } from '../../../../build/cli/adopt/plan-adoption.ts';
import { siteDefinition } from '../../../../build/cli/site-definition.ts';
import type { ContentHost } from '../../../../build/contract/workshop-host.ts';
import { contentHost } from '../../../../build/server/dev/content-host.ts';
import { adoption } from '../../../../src/adoption.ts';
import { randomFrom } from '../../../../src/format/random.ts';
import { once } from '../../../support/once.ts';
import { projectCopy } from '../../../support/project-copy.ts';
import { contentFolder, projectRoot } from '../../../support/real-site.ts';

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
/** Within which the channels of a colour are drawn: a ground is dark, what stands on it is not. */
const CHANNELS = { fond: [0, 48], boutons: [96, 255], liens: [96, 255] } as const;
/** How often a colour is drawn anew that an adoption may not have. */
const TRIES = 20;

const copy = once(projectCopy);

for (let turn = 1; turn <= COUNT; turn++)
  test(`${turn} leave a site that builds without an error, in colours that can be read`, () => {
    const root = copy();
    const host = restored(root);
    const answers = drawn(host, randomFrom(`${SEED} ${turn}`));
    const told = `FUZZ_SEED=${SEED}: ${JSON.stringify(answers)}`;
    assert.equal(faultsOf(host, adoption, answers), [], told);
    adopt(host, planAdoption(host, adoption, answers));
    const build = ['build/cli/start.js', 'build', '--quiet', '--no-compress'];
    const { status, stdout, stderr } = spawnSync(process.execPath, build, { cwd: root, encoding: 'utf8' });
    assert.is(status, 0, `${told}\n${stdout}${stderr}`);
  });

test.run();

/** The copy as it was before it was adopted. */
function restored(root: string): ContentHost {
  const folders = { content: contentFolder, static: join(projectRoot, 'static'), src: join(projectRoot, 'src') };
  for (const [name, source] of Object.entries(folders)) {
    rmSync(join(root, name), { recursive: true });
    cpSync(source, join(root, name), { recursive: true });
  }
  return contentHost({
    ...siteDefinition(),
    ...{ root, contentDir: join(root, 'content'), staticDir: join(root, 'static') },
  });
}

function drawn(host: ContentHost, random: () => number): Answers {
  const choices = choicesOf(host, adoption);
  const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const some = (names: readonly string[]) => {
    const share = oneOf(SHARES) ?? 1;
    return names.filter(() => random() < share);
  };
  return {
    ...noAnswers(),
    reglages: { marque: oneOf(NAMES), adresse: oneOf(ADDRESSES), couleurs: drawnColors(host, random) },
    articles: some(choices.articles),
    blocs: some(choices.blocs),
    fichiers: some(choices.fichiers),
  };
}

/** Each of the colours, or not, one after the other: what one may be depends on those before. */
function drawnColors(host: ContentHost, random: () => number): Record<string, string> {
  let colors: Record<string, string> = {};
  for (const [name, [least, most]] of Object.entries(CHANNELS)) {
    if (random() < 0.4) continue;
    const channel = () => Math.floor(least + random() * (most - least + 1));
    const candidates = Array.from({ length: TRIES }, () => ({
      ...colors,
      [name]: hexOf([channel(), channel(), channel()]),
    }));
    const fitting = candidates.find(
      (couleurs) => faultsOf(host, adoption, { ...noAnswers(), reglages: { couleurs } }).length === 0,
    );
    colors = fitting ?? colors;
  }
  return colors;
}

function hexOf(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
