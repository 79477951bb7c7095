import type { ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { join, relative, resolve, sep } from 'node:path';
import * as esbuild from 'esbuild';
import { watchFolders } from './watch-folders.ts';

/** What a server tells its supervisor once it listens. */
export interface Listening {
  port: number;
  /** Port of the workshop, whose unsaved texts a browser keeps by it; absent without a workshop. */
  workshopPort?: number;
  /** Absolute paths of the modules that its process has loaded. */
  files: readonly string[];
}

/** What a server that is asked to end (`END`) answers at once: it ends by itself, when nothing is left that must not be cut. */
export const ENDING = 'ending';
/** What a supervisor tells a server whose place another one is to take. */
const END = 'end';

interface Supervision {
  /** Starts the server's process; on the ports of the one before it, if there was one. */
  start: (previous: Listening | undefined) => ChildProcess;
  /** Folders that the server is made of, whatever it says. */
  generator: readonly string[];
  /** Folder that it has loaded parts of. */
  sources: string;
  /** Called when a file has changed that the server is made of. */
  onOutdated: (file: string) => void;
  /** Called when a server that ran before does not start any more; it is tried again at the next change. */
  onFailedStart: () => void;
}

/** How long a server may take to answer that it ends, in milliseconds: it may be in the midst of a build. */
const GRACE = 15_000;

/**
 * Keeps a server running through changes of its own code, on the same ports: a process cannot load its modules anew.
 * Resolves with the code to exit with, once the server ends for another reason.
 */
export async function supervise(supervision: Supervision): Promise<number> {
  const { start, generator, sources, onOutdated, onFailedStart } = supervision;
  const changes = await changesBelow([...generator, sources]);
  let previous: Listening | undefined;
  for (;;) {
    changes.forget();
    const child = start(previous);
    const ended = endOf(child);
    const listening = await Promise.race([listeningOf(child), ended]);
    if (typeof listening === 'number') {
      if (!previous) return ended.finally(changes.stop);
      onFailedStart();
      await changes.next(() => true);
      continue;
    }
    previous = listening;
    const loaded = new Set(listening.files);
    const change = changes.next(
      (file) => loaded.has(file) || generator.some((folder) => file.startsWith(folder + sep)),
    );
    const outdated = await Promise.race([change, ended]);
    if (typeof outdated === 'number') return ended.finally(changes.stop);
    onOutdated(outdated);
    await stop(child, ended);
  }
}

/** Files that change below some folders. They are remembered until `forget`, so that a change before `next` is not missed. */
async function changesBelow(folders: readonly string[]) {
  const changed = new Set<string>();
  const events = new EventEmitter();
  const onChange = (file: string) => {
    changed.add(file);
    events.emit('change');
  };
  const stop = await watchFolders({ folders, onChange, onError: () => {} });
  const next = async (fits: (file: string) => boolean): Promise<string> => {
    for (;;) {
      const file = [...changed].find(fits);
      if (file !== undefined) return file;
      await once(events, 'change');
    }
  };
  return { next, stop, forget: () => changed.clear() };
}

async function listeningOf(child: ChildProcess): Promise<Listening> {
  const [message]: Listening[] = await once(child, 'message');
  if (!message) throw new Error('a server said nothing');
  return message;
}

/** The exit code; 1 for a process that was killed. */
async function endOf(child: ChildProcess): Promise<number> {
  const [code]: (number | null)[] = await once(child, 'exit');
  return code ?? 1;
}

/** Has a server end. One that answers is left to end by itself, however long that takes; one that does not is killed. */
async function stop(child: ChildProcess, ended: Promise<number>): Promise<void> {
  const impatience = setTimeout(() => child.kill('SIGKILL'), GRACE);
  child.on('message', (answer) => {
    if (answer === ENDING) clearTimeout(impatience);
  });
  // Its end may come first.
  child.send(END, () => {});
  await ended;
  clearTimeout(impatience);
}

const GENERATOR = 'build';

/**
 * Absolute paths of the project's own modules that a process which loads `entryPoints` runs sooner or later; these are from the root.
 * What modules outside the generator's folder import on demand is the bundle's to load: the components of pages.
 */
export async function moduleFiles(root: string, entryPoints: string[]): Promise<ReadonlySet<string>> {
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints,
    bundle: true,
    outdir: '/',
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    plugins: [withoutDynamicImports(join(root, GENERATOR))],
    metafile: true,
    logLevel: 'silent',
  });
  return new Set(Object.keys(metafile.inputs).map((path) => resolve(root, path)));
}

/** Leaves out what the project's modules outside a folder import on demand. */
function withoutDynamicImports(folder: string): esbuild.Plugin {
  return {
    name: 'without dynamic imports',
    setup: ({ onResolve }) =>
      onResolve({ filter: /^\./ }, ({ kind, importer, path }) =>
        kind === 'dynamic-import' && relative(folder, importer).startsWith('..') && !importer.includes('node_modules')
          ? { path, external: true }
          : undefined,
      ),
  };
}
