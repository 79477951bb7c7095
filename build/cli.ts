import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import pc from 'picocolors';
import { frenchMisuse, frenchTitle } from './cli-french.ts';
import { serveDev } from './dev/dev.ts';
import { Locked, lock } from './lock.ts';
import { whyNotPublishTo } from './out-folder.ts';
import { type BuildOptions, type BuildResult, build } from './pipeline.ts';
import { servePreview } from './preview.ts';
import { countDiagnostics, printDiagnostics } from './print-diagnostics.ts';
import { recover } from './publish.ts';
import { printReport, reportOf, stageName } from './report.ts';
import { siteDefinition } from './site-definition.ts';

const FAILED = 1;
const MISUSED = 2;

interface BuildFlags {
  content: string;
  base?: string;
  json?: boolean;
  quiet?: boolean;
}

const program = new Command('npx tsx build/cli.ts')
  .description('Construit le site à partir de content/, le vérifie et le sert.')
  .helpOption('-h, --help', 'affiche cette aide')
  .helpCommand('help [commande]', "affiche l'aide d'une commande")
  .configureHelp({ styleTitle: frenchTitle })
  .configureOutput({ outputError: () => {} })
  .exitOverride();

buildFlags(program.command('build'))
  .description('construit le site, le vérifie et le publie dans dist/')
  .option('--out <dossier>', 'où publier', 'dist')
  .action((flags: BuildFlags & { out: string }) => runBuild(flags, resolve(flags.out)));

buildFlags(program.command('check'))
  .description('fait tout sauf publier')
  .action((flags: BuildFlags) => runBuild(flags));

program
  .command('preview')
  .description('sert le site déjà construit, comme un hébergeur de fichiers')
  .option('--out <dossier>', 'le dossier à servir', 'dist')
  .option('--base <chemin>', "le dossier d'où le site est servi, par exemple /depot", basePath)
  .option('--port <numéro>', 'le premier port à essayer', portNumber, 4173)
  .option('--host <adresse>', "l'interface où écouter", '127.0.0.1')
  .action(async ({ out, ...options }: { out: string; base?: string; port: number; host: string }) => {
    const dir = resolve(out);
    await recover(dir);
    if (!existsSync(join(dir, 'index.html')))
      return fail(`Rien à servir dans ${out}. Construisez d'abord le site : npm run build.`, MISUSED);
    const { url } = await servePreview({ dir, ...options });
    console.log(`Le site est servi à l'adresse ${colorsFor(process.stdout).cyan(url)} (Ctrl+C pour arrêter).`);
  });

program
  .command('dev')
  .description('sert le site et le reconstruit à chaque changement')
  .option('--content <dossier>', 'le dossier des textes', 'content')
  .option('--base <chemin>', "le dossier d'où le site est servi", basePath)
  .option('--port <numéro>', 'le premier port à essayer', portNumber, 4173)
  .option('--host <adresse>', "l'interface où écouter", '127.0.0.1')
  .action(async ({ content, ...options }: { content: string; base?: string; port: number; host: string }) => {
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

function showResult(result: BuildResult, { json, quiet, summaries }: ShowOptions): void {
  if (json) {
    console.log(JSON.stringify({ ...reportOf(result), diagnostics: result.diagnostics }, null, 2));
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

function buildFlags(command: Command): Command {
  return command
    .option('--content <dossier>', 'le dossier des textes', 'content')
    .option(
      '--base <chemin>',
      "le dossier d'où le site est servi, par exemple /depot, au lieu de celui de site.md",
      basePath,
    )
    .option('--json', "le rapport en JSON, et rien d'autre")
    .option('--quiet', 'les erreurs et avertissements seulement');
}

function basePath(value: string): string {
  if (!/^\/[\w./-]*$/.test(value))
    throw new InvalidArgumentError('Écrivez un chemin qui commence par « / », par exemple /depot.');
  return value.replace(/\/+$/, '');
}

function portNumber(value: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new InvalidArgumentError('Écrivez un nombre de 0 à 65535.');
  return port;
}

function fail(message: string, code: number): void {
  console.error(message);
  process.exitCode = code;
}

/** No colours in a file or a pipe, even where the environment would have them. */
function colorsFor(stream: { isTTY?: boolean }): ReturnType<typeof pc.createColors> {
  return stream.isTTY ? pc : pc.createColors(false);
}
