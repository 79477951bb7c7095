import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { cli } from '../diagnostics/messages/cli.fr.ts';
import { type Listening, supervise } from '../server/index.ts';
import type { DevFlags } from './options.ts';

/** Set in the environment of the process that serves; the second one where it follows another such process. */
const DEV_PROCESS = 'SITE_DEV_PROCESS';
const WORKSHOP_PORT = 'SITE_WORKSHOP_PORT';

/** Serves the site as its writer works on it. The process that is started keeps another one running that serves. */
export async function runDev(flags: DevFlags): Promise<void> {
  if (process.env[DEV_PROCESS] === undefined) return runSupervisor();
  const { runServer } = await import('./dev-server.ts');
  const { [WORKSHOP_PORT]: previous } = process.env;
  // Who writes has the page open already where a server takes another one's place.
  const listening = await runServer(
    previous === undefined ? flags : { ...flags, open: false, workshopPort: Number(previous) },
  );
  if (listening) process.send?.(listening satisfies Listening);
  else process.exit();
}

async function runSupervisor(): Promise<void> {
  const root = resolve(import.meta.dirname, '../..');
  const [, command = '', ...args] = process.argv;
  process.exitCode = await supervise({
    start: (previous) =>
      fork(command, previous ? [...args, '--port', String(previous.port)] : args, {
        env: {
          ...process.env,
          [DEV_PROCESS]: '1',
          ...(previous?.workshopPort !== undefined && { [WORKSHOP_PORT]: String(previous.workshopPort) }),
        },
      }),
    generator: ['build', 'atelier'].map((folder) => join(root, folder)).filter((folder) => existsSync(folder)),
    sources: join(root, 'src'),
    onOutdated: (file) => console.log(cli.restarts(relative(root, file))),
    onFailedStart: () => console.error(cli.doesNotStart),
  });
}
