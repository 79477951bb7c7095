import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Command, CommanderError } from 'commander';
import pc from 'picocolors';
import { frenchMisuse, frenchOption, frenchTitle } from './cli-french.ts';
import {
  type BuildFlags,
  buildOptions,
  type ContentFlags,
  contentOptions,
  outOption,
  type ServerFlags,
  servedBaseOption,
  serverOptions,
} from './cli-options.ts';
import { serveDev } from './dev/dev.ts';
import { findingsByFile } from './diagnostic-limits.ts';
import { Locked, lock } from './lock.ts';
import { whyNotPublishTo } from './out-folder.ts';
import { type BuildOptions, type BuildResult, build } from './pipeline.ts';
import { servePreview } from './preview/preview.ts';
import { countDiagnostics, printDiagnostics } from './print-diagnostics.ts';
import { recover } from './publish.ts';
import { printReport, reportOf, stageName } from './report.ts';
import { siteDefinition } from './site-definition.ts';

const FAILED = 1;
const MISUSED = 2;

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
  .action((flags: BuildFlags & { out: string }) => runBuild(flags, flags.out));

buildOptions(program.command('check'))
  .description('fait tout sauf publier')
  .action((flags: BuildFlags) => runBuild(flags));

serverOptions(program.command('preview').addOption(outOption('le dossier à servir')).addOption(servedBaseOption()))
  .description('sert le site déjà construit, comme un hébergeur de fichiers')
  .action(async ({ out, ...options }: ServerFlags & { out: string }) => {
    await recover(out);
    if (!existsSync(join(out, 'index.html'))) {
      const shown = relative('', out) || '.';
      return fail(`Rien à servir dans ${shown}. Construisez d'abord le site : npm run build.`, MISUSED);
    }
    const { url } = await servePreview({ dir: out, ...options });
    console.log(`Le site est servi à l'adresse ${colorsFor(process.stdout).cyan(url)} (Ctrl+C pour arrêter).`);
  });

serverOptions(contentOptions(program.command('dev')))
  .description('sert le site et le reconstruit à chaque changement')
  .action(async ({ content, ...options }: ContentFlags & ServerFlags) => {
    const site = siteDefinition(content);
    const unlock = takeLock(join(site.cacheDir, 'dev'));
    if (!unlock) return;
    process.once('exit', unlock);
    const onBuild = (result: BuildResult) => showResult(result, {});
    const { url } = await serveDev({ site, ...options, onBuild });
    console.log(`Le site est servi à l'adresse ${colorsFor(process.stdout).cyan(url)} (Ctrl+C pour arrêter).`);
  });

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  const misuse = frenchMisuse(error);
  if (misuse !== undefined) console.error(misuse);
  process.exitCode = error.exitCode === 0 ? 0 : MISUSED;
}

async function runBuild({ content, base, json, quiet }: BuildFlags, out?: string): Promise<void> {
  const site = siteDefinition(content);
  const refusal = out === undefined ? undefined : whyNotPublishTo(out, site);
  if (refusal) return fail(refusal, MISUSED);
  const unlock = out === undefined ? undefined : takeLock(out);
  if (unlock === false) return;
  try {
    if (out !== undefined) await recover(out);
    const options: BuildOptions = {
      production: true,
      ...(out !== undefined && { out }),
      ...(base !== undefined && { base }),
      ...(process.stderr.isTTY &&
        !json &&
        !quiet && { onStage: (stage) => process.stderr.write(`\r\u001b[K${stageName(stage)}…`) }),
    };
    const result = await build(site, options);
    if (options.onStage) process.stderr.write('\r\u001b[K');
    showResult(result, { summaries: out === undefined, ...(json && { json }), ...(quiet && { quiet }) });
    if (!result.ok) process.exitCode = FAILED;
    else if (out !== undefined && !json && !quiet) console.log(`Publié dans ${out}`);
  } finally {
    unlock?.();
  }
}

/** The function that unlocks, or false after saying who holds the lock. */
function takeLock(out: string): (() => void) | false {
  try {
    return lock(out);
  } catch (error) {
    if (!(error instanceof Locked)) throw error;
    fail(
      `Le dossier de sortie est déjà utilisé (processus ${error.pid}). Attendez sa fin ; s'il n'existe plus, supprimez ${error.file}.`,
      FAILED,
    );
    return false;
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
