import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { Command, CommanderError } from 'commander';
import pc from 'picocolors';
import { frenchDefect, frenchMisuse, frenchOption, frenchTitle } from './cli/french.ts';
import {
  type BuildFlags,
  buildOptions,
  type ContentFlags,
  contentOptions,
  outOption,
  type ServerFlags,
  servedBaseOption,
  serverOptions,
} from './cli/options.ts';
import { serveDev } from './dev/dev.ts';
import { moduleFiles } from './dev/module-files.ts';
import { type Listening, supervise } from './dev/supervise.ts';
import { findingsByFile } from './diagnostics/limits.ts';
import { countDiagnostics, printDiagnostics } from './diagnostics/print.ts';
import { type BuildResult, build } from './pipeline.ts';
import { servePreview } from './preview/preview.ts';
import { lock } from './publish/lock.ts';
import { whyNotPublishTo } from './publish/out-folder.ts';
import { realPlace } from './publish/place.ts';
import { recover, recoverIfIdle } from './publish/recover.ts';
import { printReport, reportOf, stageName } from './report/report.ts';
import { siteDefinition } from './site-definition.ts';
import { explainFault } from './system/system-errors.ts';

const FAILED = 1;
const MISUSED = 2;
/** The machine, another build or a defect of ours is in the way. */
const BROKEN = 3;
/** What shells add a signal's number to. */
const SIGNALLED = 128;

/** Set in the environment of the process that serves. */
const DEV_PROCESS = 'SITE_DEV_PROCESS';

const CLEAR_LINE = '\r\u001b[K';

const program = new Command('npx tsx build/cli.ts')
  .description('Construit le site à partir de content/, le vérifie et le sert.')
  .helpOption('-h, --help', 'affiche cette aide')
  .helpCommand('help [commande]', "affiche l'aide d'une commande")
  .configureHelp({ styleTitle: frenchTitle, optionDescription: frenchOption })
  .configureOutput({ outputError: () => {} })
  .exitOverride();

buildOptions(program.command('build'))
  .description('construit le site, le vérifie et le publie dans dist/')
  .addOption(outOption('où publier'))
  .action((flags: BuildFlags & { out: string }) => runBuild(flags));

buildOptions(program.command('check'))
  .description('fait tout sauf publier')
  .action((flags: BuildFlags) => runBuild(flags));

serverOptions(program.command('preview').addOption(outOption('le dossier à servir')).addOption(servedBaseOption()))
  .description('sert le site déjà construit, comme un hébergeur de fichiers')
  .action(async ({ out, ...options }: ServerFlags & { out: string }) => {
    const dir = realPlace(out);
    const isSite = () => existsSync(join(dir, 'index.html'));
    if (!isSite() && !recoverIfIdle(dir))
      return fail(`Une construction est en cours dans « ${out} » : attendez sa fin, puis relancez.`, MISUSED);
    if (!isSite()) return fail(`Rien à servir dans « ${out} ». Construisez d'abord le site : npm run build.`, MISUSED);
    const { url } = await servePreview({ dir, ...options });
    console.log(`Le site est servi à l'adresse ${colorsFor(process.stdout).cyan(url)} (Ctrl+C pour arrêter).`);
  });

serverOptions(contentOptions(program.command('dev')))
  .description('sert le site et le reconstruit à chaque changement')
  .action((flags: ContentFlags & ServerFlags) => (process.env[DEV_PROCESS] ? runDev(flags) : runSupervisor()));

for (const [signal, number] of Object.entries({ SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }))
  process.once(signal, () => process.exit(SIGNALLED + number));
process.once('uncaughtException', endExplained);
// Whoever reads our output has had enough of it: `build | head`.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit());

await program.parseAsync().catch(endExplained);

async function runBuild({ content, base, json, quiet, out: given }: BuildFlags & { out?: string }): Promise<void> {
  const site = siteDefinition(content);
  const out = given === undefined ? undefined : realPlace(given);
  const refusal = out === undefined ? undefined : whyNotPublishTo(out, site);
  if (refusal) return fail(refusal, MISUSED);
  if (out !== undefined) claim(out);
  const showsStages = process.stderr.isTTY && !json && !quiet;
  const result = await build(site, {
    production: true,
    ...(out !== undefined && { out }),
    ...(base !== undefined && { base }),
    ...(showsStages && { onStage: (stage) => process.stderr.write(`${CLEAR_LINE}${stageName(stage)}…`) }),
  }).finally(() => showsStages && process.stderr.write(CLEAR_LINE));
  showResult(result, { summaries: out === undefined, ...(json && { json }), ...(quiet && { quiet }) });
  if (!result.ok) process.exitCode = FAILED;
  else if (given !== undefined && !json && !quiet) console.log(`Publié dans ${given}`);
}

/** The process that `runSupervisor` starts. */
async function runDev({ content, ...options }: ContentFlags & ServerFlags): Promise<void> {
  const site = siteDefinition(content);
  claim(join(site.cacheDir, 'dev'));
  process.once('disconnect', () => process.exit());
  // What the site's code does later is named, and ends nothing.
  process.off('uncaughtException', endExplained);
  const loaded = await moduleFiles(site.root, 'build/cli.ts');
  const { url } = await serveDev({
    site,
    ...options,
    loaded,
    onBuild: (result) => showResult(result, {}),
    onTrouble: (finding) => console.error(printDiagnostics([finding], new Map(), colorsFor(process.stderr))),
  });
  process.send?.({ port: Number(new URL(url).port), files: [...loaded] } satisfies Listening);
  console.log(`Le site est servi à l'adresse ${colorsFor(process.stdout).cyan(url)} (Ctrl+C pour arrêter).`);
}

async function runSupervisor(): Promise<void> {
  const root = resolve(import.meta.dirname, '..');
  const [, command = '', ...args] = process.argv;
  process.exitCode = await supervise({
    start: (port) =>
      fork(command, port === undefined ? args : [...args, '--port', String(port)], {
        env: { ...process.env, [DEV_PROCESS]: '1' },
      }),
    generator: join(root, 'build'),
    sources: join(root, 'src'),
    onOutdated: (file) => console.log(`« ${relative(root, file)} » a changé : le serveur redémarre.`),
    onFailedStart: () => console.error('Le serveur ne démarre pas ; il essaiera de nouveau au prochain changement.'),
  });
}

/** Takes the output folder until this process ends, however it ends; what it leaves half-done is then tidied. */
function claim(out: string): void {
  const unlock = lock(out);
  process.once('exit', () => {
    try {
      recover(out);
    } catch {
      // The next build recovers, and says what is in its way.
    }
    unlock();
  });
  recover(out);
}

function endExplained(error: unknown): void {
  explain(error);
  process.exit();
}

/** Every error that ends a command, in one French sentence; the trace of a defect of ours only where it is asked for. */
function explain(error: unknown): void {
  if (error instanceof CommanderError) {
    const misuse = frenchMisuse(error);
    if (misuse !== undefined) console.error(misuse);
    // Its help, when asked for, is an error to commander too.
    process.exitCode = error.exitCode === 0 ? 0 : MISUSED;
  } else {
    fail(explainFault(error) ?? frenchDefect(error, process.env.SITE_TRACE !== undefined), BROKEN);
  }
}

interface ShowOptions {
  json?: boolean;
  quiet?: boolean;
  /** Also what kinds say about their entries. */
  summaries?: boolean;
}

/** What is printed for a person, as data: the first findings of each file, and how many it has besides. */
function findingsInJson(diagnostics: BuildResult['diagnostics']): object {
  const files = findingsByFile(diagnostics);
  const omitted = files.flatMap(({ file, omitted }) =>
    omitted.length > 0 ? [{ file, findings: omitted.length }] : [],
  );
  return { diagnostics: files.flatMap(({ shown }) => shown), omitted };
}

function showResult(result: BuildResult, { json, quiet, summaries }: ShowOptions): void {
  if (json) {
    console.log(JSON.stringify({ ...reportOf(result), ...findingsInJson(result.diagnostics) }, null, 2));
    return;
  }
  if (result.diagnostics.length > 0) {
    const colors = colorsFor(process.stderr);
    console.error(printDiagnostics(result.diagnostics, result.sources, colors));
    console.error(
      `\n${colors.bold(countDiagnostics(result.diagnostics))}${result.ok ? '' : " : rien n'a été publié."}\n`,
    );
  }
  if (!result.ok || quiet) return;
  if (summaries) console.log(`${result.summaries.join('\n')}\n`);
  console.log(printReport(reportOf(result), colorsFor(process.stdout)));
}

function fail(message: string, code: number): void {
  console.error(message);
  process.exitCode = code;
}

/** No colours in a file or a pipe, even where the environment would have them. */
function colorsFor(stream: { isTTY?: boolean }): ReturnType<typeof pc.createColors> {
  return stream.isTTY ? pc : pc.createColors(false);
}
