import { resolve } from 'node:path';
import { Command, CommanderError } from 'commander';
import { build } from 'esbuild';
import { usageError } from '../../../build/cli/end.ts';
import { buildOptions, serverOptions } from '../../../build/cli/options.ts';
import { assert, suite } from '../../suite.ts';
import { projectRoot } from '../../support/real-site.ts';

const test = suite('Options of the command line');

test('folders count from the current folder, whether they are given or not', () => {
  assert.equal(pick(parse([]), ['content', 'out']), { content: resolve('content'), out: resolve('dist') });
  const given = parse(['--content', 'textes', '--out', '../site']);
  assert.equal(pick(given, ['content', 'out']), { content: resolve('textes'), out: resolve('../site') });
});

test('a base is a path of this host, without its trailing slash', () => {
  const bases = { '/': '', '/depot': '/depot', '/depot/': '/depot', '/~moi/mon.site_2/': '/~moi/mon.site_2' };
  for (const [given, base] of Object.entries(bases)) assert.equal(pick(parse(['--base', given]), ['base']), { base });
});

test('a port is a whole number, and a host an address or a name', () => {
  assert.equal(pick(parse(['--port', '0', '--host', '::1']), ['port', 'host']), { port: 0, host: '::1' });
  assert.equal(pick(parse(['--host', 'ma-machine.local']), ['host']), { host: 'ma-machine.local' });
});

test('a moment stands as it is written: the site says in whose time zone', () => {
  for (const now of ['2026-12-03', '2026-12-03T09:30', '2026-12-03T09:30Z'])
    assert.equal(pick(parse(['--now', now]), ['now']), { now });
});

const refused: readonly [option: string, ...values: string[]][] = [
  ['--base', '', 'depot', '//autre.test', '///', '/a//b', '/a//', '/../b', '/a/./b', '/a b', '/\\autre.test', '/a?b'],
  ['--port', '', ' ', '80a', '-1', '65536', '0x50', '8.5', '1e3'],
  ['--host', '', ' ', 'a b', 'http://localhost', '-a', '127.0.0.1:80', '*'],
  ['--now', '', 'demain', '2026-02-30', '03/12/2026', '2026-12-03T25:00'],
  ['--out', '', ' '],
  ['--content', ''],
];

for (const [option, ...values] of refused)
  test(`${option} refuses what cannot be meant, and names what it refuses`, () => {
    for (const value of values) assert.ok(misuse([`${option}=${value}`]).includes(`${option} : « ${value} »`), value);
  });

test('a name close to one that exists is answered with it', () => {
  assert.match(misuse(['--contnt', 'x']), '« --content »');
  assert.not.match(misuse(['--zzzzzz', 'x']), '« ');
  assert.is.not(misuse(['everything']), '', 'nor is a word that nothing asks for taken');
});

test('help and a wrong call wait for no part of a build: what a command needs is loaded with it', async () => {
  const { metafile } = await build({
    absWorkingDir: projectRoot,
    entryPoints: ['build/cli/cli.ts'],
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: '.cache',
    // Content types name their components, which the bundle alone loads.
    external: ['*Page.tsx'],
    write: false,
    metafile: true,
  });
  const loaded = (path: string): string[] => {
    const { inputs = {}, imports = [] } = metafile.outputs[path] ?? {};
    const needed = imports.filter(({ kind }) => kind === 'import-statement');
    return [...Object.keys(inputs), ...needed.flatMap((one) => (one.external ? one.path : loaded(one.path)))];
  };
  const atOnce = loaded('.cache/cli.js');
  assert.ok(atOnce.includes('build/cli/cli.ts') && atOnce.includes('commander'), 'it knows what is loaded');
  const few =
    /^(?:build\/(?:cli|platform|diagnostics\/(?:explain-fault|messages\/(?:cli|system)\.fr)\.ts)|commander|node:)/;
  for (const path of atOnce) assert.match(path, few);
  const rest = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
  assert.ok(rest.includes('build/pipeline/pipeline.ts'), 'commands load the rest');
});

function command(): Command {
  const quiet = new Command('essai').exitOverride().configureOutput({ outputError: () => {} });
  return serverOptions(buildOptions(quiet));
}

function parse(args: readonly string[]): Readonly<Record<string, unknown>> {
  return command().parse(args, { from: 'user' }).opts();
}

function pick(values: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

/** Returns the message for a call that commander refuses. */
function misuse(args: readonly string[]): string {
  try {
    parse(args);
  } catch (error) {
    if (error instanceof CommanderError) return usageError(error) ?? '';
    throw error;
  }
  throw new Error(`accepted: ${args.join(' ')}`);
}
