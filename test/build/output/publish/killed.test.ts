import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import type { OutputFile } from '../../../../build/contract/output.ts';
import { publish } from '../../../../build/output/publish/publish.ts';
import { recover } from '../../../../build/output/publish/work-folder.ts';
import { randomFrom } from '../../../../src/format/random.ts';
import { assert, suite } from '../../../suite.ts';
import { killedAtEachCall, onDisk } from '../../../support/failing-disk.ts';
import { folderWith } from '../../../support/folder.ts';
import { program } from '../../../support/program.ts';
import { contentsOf, site } from '../../../support/text-site.ts';
import { treeOf } from '../../../support/tree.ts';

const test = suite('Publishing, killed or with rivals');

const die = program('publish-and-die.ts');
const publishInTurn = program('publish-in-turn.ts');

const OLD = site('old', ['index.html', 'assets/a-1.css', 'gone/index.html']);
const NEW = site('new', ['index.html', 'assets/a-2.css', 'blog/deep/er/index.html']);

/** One that differs from the new one in little. */
const PAGES = Array.from({ length: 12 }, (_, number) => `blog/${number}.html`);
const ALIKE = [...NEW, ...site('both', PAGES)];
const SLIGHTLY_OLD = [
  ...ALIKE.filter(({ path }) => path.startsWith('blog/')),
  ...site('old', ['index.html', 'gone/index.html']),
];

/** The share of a site that differs from the former one. */
const PAIRS = { 'a whole site': { old: OLD, new: NEW }, 'what differs': { old: SLIGHTLY_OLD, new: ALIKE } };
/** Processes that are really killed, for each way. */
const KILLS = 4;

for (const [how, sites] of Object.entries(PAIRS)) {
  const begin = () => published(sites.old);

  test(`publishing ${how}, stopped at any call, leaves the whole old or the whole new site`, () => {
    const outcomes = new Set<string>();
    const work = ({ out, former }: Published) => publish(sites.new, out, { former });
    for (const { begun, call } of killedAtEachCall({ begin, work })) {
      recover(begun.out);
      outcomes.add(siteIn(begun.folder, sites, call));
      work(begun);
      assert.is(siteIn(begun.folder, sites, call), 'new');
    }
    assert.equal([...outcomes].sort(), ['new', 'old']);
  });

  test(`a process that is killed while it publishes ${how} leaves as much`, async () => {
    const random = randomFrom(how);
    const calls = callsOf(sites);
    for (let kill = 0; kill < KILLS; kill++) {
      const nth = String(1 + Math.floor(random() * calls));
      const { folder, out, former } = begin();
      const child = await die(out, JSON.stringify(contentsOf(sites.new)), nth, former);
      assert.equal(await once(child, 'exit'), [null, 'SIGKILL']);
      recover(out);
      siteIn(folder, sites, `killed after call ${nth}`);
    }
  });

  test(`publishing ${how} in place, stopped at any call, leaves whole files for the next build`, () => {
    const [before, after] = [contentsOf(sites.old), contentsOf(sites.new)];
    const work = ({ out }: Published) => publish(sites.new, out, { inPlace: true });
    for (const { begun, call } of killedAtEachCall({ begin, work })) {
      recover(begun.out);
      for (const [path, text] of Object.entries(treeOf(begun.out)))
        assert.ok([before[path], after[path]].includes(text), path);
      work(begun);
      assert.is(siteIn(begun.folder, sites, call), 'new');
    }
  });
}

test('a failed call of the disk leaves the whole old or the whole new site after a swap', () => {
  const sites = PAIRS['what differs'];
  for (let refused = callsOf(sites); refused > 0; refused--) {
    const { folder, out, former } = published(sites.old);
    const orRefuse = (call: () => unknown, number: number) => {
      if (number === refused) throw new Error('the disk refuses');
      return call();
    };
    try {
      onDisk(orRefuse, () => void publish(sites.new, out, { former }));
    } catch (error) {
      assert.match(String(error), 'the disk refuses');
    }
    recover(out);
    siteIn(folder, sites, `call ${refused} was refused`);
  }
});

test('of ten builds at once each publishes the whole of its site or is refused, and one does', async () => {
  const folder = folderWith();
  const names = Array.from({ length: 10 }, (_, index) => String(index));
  const paths = Array.from({ length: 100 }, (_, index) => `page-${index}/index.html`);
  const sites = Object.fromEntries(names.map((name) => [name, site(name, paths)]));
  const builds = names.map(async (name) => {
    const { stdout } = await publishInTurn(join(folder, 'dist'), JSON.stringify([contentsOf(sites[name] ?? [])]));
    return JSON.parse(await text(stdout))[0].said;
  });
  const said: string[][] = await Promise.all(builds);
  assert.ok(said.some((one) => one.length === 0));
  for (const [refusal] of said) if (refusal) assert.match(refusal, '.dist.lock');
  siteIn(folder, sites, 'after ten builds');
});

type Sites = Readonly<Record<'old' | 'new', OutputFile[]>>;

/** Counts the changes to the disk while the new site is published over the old one. */
function callsOf(sites: Sites): number {
  const { out, former } = published(sites.old);
  return onDisk(
    (call) => call(),
    () => void publish(sites.new, out, { former }),
  );
}

interface Published {
  folder: string;
  out: string;
  /** The folder of the site before these files, of which the next one is made. */
  former: string;
}

function published(files: OutputFile[]): Published {
  const folder = folderWith();
  const out = join(folder, 'dist');
  const former = join(folderWith(), 'former');
  for (const site of [ALIKE, files]) publish(site, out, { former });
  return { folder, out, former };
}

/** The name of the one site that the folder `dist` holds whole, with nothing beside it. */
function siteIn(folder: string, sites: Readonly<Record<string, OutputFile[]>>, context: string): string {
  assert.equal(readdirSync(folder), ['dist'], context);
  const found = treeOf(join(folder, 'dist'));
  const whole = Object.entries(sites).find(([, files]) => isDeepStrictEqual(found, contentsOf(files)));
  if (!whole) assert.unreachable(`${context}: no whole site, but ${Object.keys(found).length} files`);
  return whole?.[0] ?? '';
}
