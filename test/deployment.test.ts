import { parse } from 'yaml';
import { assert, suite } from './suite.ts';
import { read } from './support/source-files.ts';

const test = suite('Deployment and its papers');

const project = JSON.parse(read('package.json'));
const workflow = parse(read('.github/workflows/pages.yml'));

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

const steps: Step[] = Object.values<{ steps: Step[] }>(workflow.jobs).flatMap(({ steps }) => steps);

test('the workflow runs commands of the project with options that they take', () => {
  const runs = steps.flatMap(({ run }) => run ?? []);
  assert.ok(runs.includes('npm ci'));
  const commands = runs.flatMap((run) => [...run.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name));
  assert.ok(commands.includes('check') && commands.includes('build'));
  const left = commands.filter((name) => !project.scripts[name]);
  assert.equal(left, []);
  const options = runs.flatMap((run) => [...run.matchAll(/ (--[a-z-]+)/g)].map(([, option = '']) => option));
  assert.ok(options.length > 0);
  const known = ['cli', 'options'].map((name) => read(`build/cli/${name}.ts`)).join('');
  const actual = options.filter((option) => !known.includes(option));
  assert.equal(actual, []);
});

test('every action is one of GitHub itself, at a major version', () => {
  const uses = steps.flatMap(({ uses }) => uses ?? []);
  assert.ok(uses.length >= 5);
  const left = uses.filter((action) => !/^actions\/[a-z-]+@v\d+$/.test(action));
  assert.equal(left, []);
});

test('it publishes the folder that a build writes, hidden files included, and keeps what builds keep', () => {
  const step = (name: string) => steps.find(({ uses }) => uses?.startsWith(`actions/${name}@`))?.with;
  assert.is(step('upload-pages-artifact')?.path, 'dist');
  assert.is(step('upload-pages-artifact')?.['include-hidden-files'], true);
  assert.is(step('cache')?.path, '.cache');
  assert.is(step('setup-node')?.['node-version-file'], '.nvmrc');
});

test('some build begins within a quarter of an hour of midnight in Paris, in summer and in winter', () => {
  const crons: string[] = workflow.on.schedule.map(({ cron }: { cron: string }) => cron);
  for (const day of ['2026-07-14', '2026-12-24']) {
    const minutes = crons.map((cron) => minutesOfDay(cron, day));
    assert.ok(
      minutes.some((minute) => minute > 0 && minute <= 15),
      `${day}: ${minutes}`,
    );
  }
});

/** Returns the minutes since midnight in Paris at which a daily schedule (in UTC) comes up. */
function minutesOfDay(cron: string, day: string): number {
  const [minute = '', hour = '', ...everyDay] = cron.split(' ');
  assert.equal(everyDay, ['*', '*', '*']);
  const moment = new Date(`${day}T${hour.padStart(2, '0')}:${minute.padStart(2, '0')}:00Z`);
  const time = moment.toLocaleTimeString('en-GB', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' });
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return hours * 60 + rest;
}

test('the version of Node that is built with is the oldest that the project promises', () => {
  assert.is(`>=${read('.nvmrc').trim()}`, project.engines.node);
});

test('the newest released version of the changelog is that of the project', () => {
  const [newest] = [...read('CHANGELOG.md').matchAll(/^## \[(\d[^\]]*)\] - \d{4}-\d{2}-\d{2}$/gm)];
  assert.is(newest?.[1], project.version);
});
