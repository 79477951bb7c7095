import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Opens the workshop for whoever double-clicked a file beside this one: installs what is missing first. It needs no package, as there may be none yet.

/** Names the process that installs, while it does: two of them would undo each other's work. */
const INSTALLING = '.cache/installing';
/** No installation takes as long; in milliseconds. */
const ABANDONED = 30 * 60 * 1000;

process.chdir(join(import.meta.dirname, '..'));
if (!isInstalled()) install();
console.log("L'atelier se prépare…");
start();

/** npm writes its own list once all is installed. */
function isInstalled() {
  return timeOf('node_modules/.package-lock.json') > timeOf('package-lock.json');
}

function install() {
  if (isBeingInstalled())
    stop("Une autre fenêtre installe déjà ce qui manque, puis ouvrira l'atelier. Vous pouvez fermer celle-ci.");
  mkdirSync('.cache', { recursive: true });
  writeFileSync(INSTALLING, String(process.pid));
  console.log("Première ouverture, ou nouvelle version : ce qui manque s'installe. Comptez une à deux minutes…");
  // Writers do not need the packages of the tests, which are more than half; installed ones stay.
  const part = timeOf('node_modules/uvu') > 0 ? '' : ' --omit=dev';
  const { status } = spawnSync(`npm ci --no-audit --no-fund --no-update-notifier --loglevel=error${part}`, {
    shell: true,
    stdio: ['inherit', 'ignore', 'inherit'],
  });
  rmSync(INSTALLING, { force: true });
  if (status !== 0)
    stop(
      "L'installation n'a pas abouti. Vérifiez que cet ordinateur est relié à internet et que son disque n'est pas plein, puis ouvrez de nouveau ce fichier.",
    );
}

/** A window that was closed meanwhile leaves its note behind. */
function isBeingInstalled() {
  if (Date.now() - timeOf(INSTALLING) > ABANDONED) return false;
  try {
    const owner = Number(readFileSync(INSTALLING, 'utf8'));
    return owner > 0 && process.kill(owner, 0);
  } catch {
    return false;
  }
}

function start() {
  const args = ['--import', 'tsx', 'build/cli/cli.ts', 'dev', '--open', ...process.argv.slice(2)];
  const server = spawn(process.execPath, args, { stdio: 'inherit' });
  // Ctrl+C reaches the server as well, and this process ends with it.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill());
  server.on('exit', (code) => {
    // A writer who stops it needs no message.
    if (code === null || code === 0 || code > 128) process.exit();
    stop("L'atelier s'est arrêté. Ce qui est écrit plus haut dit pourquoi.");
  });
}

/** When a file was last written, in milliseconds; 0 where there is none. */
function timeOf(/** @type {string} */ file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function stop(/** @type {string} */ message) {
  console.error(`\n${message}`);
  process.exit(1);
}
