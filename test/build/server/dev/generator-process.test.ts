import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildProgress } from '../../../../build/contract/workshop-host.ts';
import { Fault } from '../../../../build/platform/errors.ts';
import { serveDev } from '../../../../build/server/dev/dev.ts';
import { generatorProcess } from '../../../../build/server/dev/generator-process.ts';
import { assert, suite } from '../../../suite.ts';
import { atEnd } from '../../../support/at-end.ts';
import { eventually } from '../../../support/eventually.ts';
import { fixtureSite, textPage } from '../../../support/fixture-site.ts';
import { projectRoot } from '../../../support/real-site.ts';
import { failureOf } from '../../../support/refusals.ts';

const test = suite('A generator in a process of its own');

const PROGRAM = join(projectRoot, 'test/fixtures/generator.ts');
const DRAFT = { path: 'content/pages/contact.md', name: 'pages/contact.md', text: textPage('Contact', 'Un mot.') };

/** A site, its generator, and the processes that were started for it. */
function started() {
  const site = fixtureSite();
  const children: ChildProcess[] = [];
  const start = () => {
    const child = fork(PROGRAM, [site.root], { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
    children.push(child);
    return child;
  };
  const generator = generatorProcess(start, () => {});
  atEnd(generator.close);
  return { site, children, generator };
}

test('builds and draws as one in this process does, and tells how far a build for visitors is', async () => {
  const { site, children, generator } = started();
  const { state, content, report } = await generator.rebuild(false);
  assert.ok(state.ok && report.pages > 0 && content.texts.length > 0);
  assert.match((await generator.draft(DRAFT)).html ?? '', 'Un mot.');
  const progress: BuildProgress[] = [];
  const built = await generator.buildForVisitors({}, (one) => progress.push(one));
  assert.ok(built.ok);
  const shares = progress.map(({ share }) => share);
  assert.ok(shares.length > 5 && shares.every((share, index) => share >= (shares[index - 1] ?? 0) && share <= 1));
  const refusal = await failureOf(generator.buildForVisitors({ out: site.contentDir }));
  assert.ok(refusal instanceof Fault, 'what the machine refuses is told in French here, too');
  assert.is(children.length, 1);
});

test('one that is killed fails what was asked of it, and another takes its place', async () => {
  const { children, generator } = started();
  const building = generator.rebuild(false);
  children[0]?.kill('SIGKILL');
  assert.ok((await failureOf(building)) instanceof Fault);
  assert.match((await generator.draft(DRAFT)).html ?? '', 'Un mot.');
  assert.is(children.length, 2);
});

test('one that cannot be started fails what was asked of it, and the next call tries again', async () => {
  const { site } = started();
  const programs = ['/nowhere/node', process.execPath];
  const start = () =>
    fork(PROGRAM, [site.root], {
      execArgv: ['--import', 'tsx'],
      serialization: 'advanced',
      execPath: programs.shift() ?? '',
    });
  const generator = generatorProcess(start, () => {});
  atEnd(generator.close);
  assert.ok((await failureOf(generator.rebuild(false))) instanceof Fault);
  assert.match((await generator.draft(DRAFT)).html ?? '', 'Un mot.');
});

/** A page component that keeps its process busy from the file `begun` on until there is a file `end`. */
const busyComponent = (begun: string, end: string) => `
import { existsSync, writeFileSync } from 'node:fs';
import { Layout, type PageProps } from './Layout.tsx';
writeFileSync(${JSON.stringify(begun)}, '');
while (!existsSync(${JSON.stringify(end)}));
export default (props: PageProps) => <Layout {...props}>Enfin.<div dangerouslySetInnerHTML={{ __html: props.html }} /></Layout>;
`;

test('the server answers while a build keeps its process busy', async () => {
  const { site, generator } = started();
  let builds = 0;
  const server = await serveDev({
    site,
    port: 0,
    openGenerator: () => generator,
    onBuild: () => {
      builds += 1;
    },
  });
  atEnd(server.close);
  const contact = async () => (await fetch(new URL('contact', server.url))).text();
  await eventually(() => builds, 1);
  const [begun, end] = [join(site.root, 'begun'), join(site.root, 'end')];
  writeFileSync(join(site.root, 'src/TextPage.tsx'), busyComponent(begun, end));
  await eventually(() => existsSync(begun), true);
  try {
    assert.not.match(await contact(), 'Enfin.');
    assert.is(builds, 1);
  } finally {
    writeFileSync(end, '');
  }
  await eventually(() => builds, 2);
  assert.match(await contact(), 'Enfin.');
});
