import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { SftpWay } from '../../../../build/contract/publication-way.ts';
import { atEnd } from '../../../../test/support/at-end.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { folderWith } from '../../../../test/support/folder.ts';
import { freePort } from '../../../../test/support/local-server.ts';

const PROGRAM = '/usr/sbin/sshd';
const MOUNTED = 'mount -t tmpfs -o "size=$1" tmpfs "$2"; shift 2; exec "$@"';

/** Debian's package is openssh-server. */
export function hasSshd(): boolean {
  return existsSync(PROGRAM);
}

export interface Sshd {
  way: SftpWay;
  folder: string;
  /** As `ssh-keygen` tells it. */
  fingerprint: string;
  /** A home folder whose key the server takes. */
  home: string;
}

/** OpenSSH's own server, for this machine's users, with a folder of its own; `room`: on a disk of that size, which the server alone sees ('256k'). */
export async function sshd(room?: string): Promise<Sshd> {
  const root = folderWith({ 'www/.keep': '', 'home/.ssh/.keep': '' });
  const key = join(root, 'host');
  const home = join(root, 'home');
  for (const file of [key, join(home, '.ssh/id_ed25519')])
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file]);
  const authorized = join(root, 'authorized');
  writeFileSync(authorized, readFileSync(join(home, '.ssh/id_ed25519.pub')));
  // It reads them as the user who comes.
  chmodSync(authorized, 0o644);
  chmodSync(root, 0o755);
  const port = await freePort();
  writeFileSync(
    join(root, 'config'),
    [
      `Port ${port}`,
      'ListenAddress 127.0.0.1',
      `HostKey ${key}`,
      `PidFile ${join(root, 'pid')}`,
      `AuthorizedKeysFile ${authorized}`,
      'StrictModes no',
      'PasswordAuthentication no',
      'UsePAM no',
      'PermitRootLogin yes',
      'Subsystem sftp internal-sftp',
      '',
    ].join('\n'),
  );
  // The system makes this folder when it starts the server.
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true });
  const folder = join(root, 'www');
  const command = [PROGRAM, '-D', '-e', '-f', join(root, 'config')];
  const onOwnDisk = ['unshare', '-m', 'sh', '-ec', MOUNTED, 'sh', room ?? '', folder, ...command];
  const [program = PROGRAM, ...args] = room === undefined ? command : onOwnDisk;
  await listening(spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] }));
  const [, fingerprint = ''] = execFileSync('ssh-keygen', ['-lf', `${key}.pub`], { encoding: 'utf8' }).split(' ');
  const way: SftpWay = { by: 'sftp', host: '127.0.0.1', port, user: userInfo().username, folder };
  return { way, folder, fingerprint, home };
}

async function listening(server: ChildProcess): Promise<void> {
  let said = '';
  server.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  atEnd(async () => {
    const ended = once(server, 'exit');
    if (server.exitCode === null && server.kill()) await ended;
  });
  await eventually(() => server.exitCode !== null || said.includes('Server listening'), true);
  if (server.exitCode !== null) throw new Error(`sshd ended: ${said}`);
}
