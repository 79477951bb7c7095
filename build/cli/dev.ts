import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { ServerPorts } from './dev-server.ts';
import type { DevFlags } from './options.ts';

/** Environment variable of the process that serves: the ports of the one before it as JSON, empty for the first one. */
const PORTS = 'SITE_DEV_PORTS';

/** Environment variable of a process that builds for the one that serves. */
const GENERATOR = 'SITE_DEV_GENERATOR';

/** Serves the site as its writer works on it, in a process of its own: only another one can load changed modules of the generator. */
export async function runDev(flags: DevFlags): Promise<void> {
  const { [PORTS]: ports, [GENERATOR]: isGenerator } = process.env;
  if (isGenerator !== undefined) return (await import('./dev-server.ts')).runGenerator(flags);
  if (ports === undefined) return keepServing();
  const { runServer } = await import('./dev-server.ts');
  // The writer's browser shows the workshop already where a server takes another one's place.
  const served = ports === '' ? flags : { ...flags, ...JSON.parse(ports), open: false };
  await runServer(served, () => forkThis({ [GENERATOR]: 'true' }));
}

/** Starts the server, and again on the same ports each time it ends to be replaced. Any other end is this process's own. */
async function keepServing(): Promise<void> {
  for (let ports: string | undefined = ''; ports !== undefined; ) {
    const server = forkThis({ [PORTS]: ports });
    ports = undefined;
    server.once('message', (next: ServerPorts) => {
      ports = JSON.stringify(next);
    });
    const [code]: (number | null)[] = await once(server, 'exit');
    process.exitCode = code ?? 1;
  }
}

/** Starts this very command once more, with other variables. */
function forkThis(env: NodeJS.ProcessEnv): ChildProcess {
  const [, command = '', ...args] = process.argv;
  return fork(command, args, { env: { ...process.env, ...env }, serialization: 'advanced' });
}
