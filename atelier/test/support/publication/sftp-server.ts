import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import ssh2, { type Connection } from 'ssh2';
import type { SftpWay } from '../../../../build/contract/publication-way.ts';
import { atEnd } from '../../../../test/support/at-end.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { folderWith } from '../../../../test/support/folder.ts';
import { fingerprintOf } from '../../../server/publication/sftp/connection.ts';
import { answerBelow } from './sftp-answers.ts';

declare module 'ssh2' {
  interface Connection {
    /** Which the package has, and its types leave out. */
    setNoDelay(noDelay: boolean): void;
  }
}

export interface SftpServer {
  way: SftpWay;
  folder: string;
  fingerprint: string;
  /** Called before each request that changes something, with the file's path in the folder: it may throw, which the server refuses, or cut the line. */
  before: (work: string, path: string) => void;
  /** Ends all connections at once. */
  cut(): void;
  /** Resolves once nobody is connected any more. */
  quiet(): Promise<void>;
  /** From now on it is another server, at the same address. */
  changeKey(): Promise<void>;
}

/** A host that is reached by SFTP, on this machine, with a password, and files in a folder below the one where one arrives. */
export async function sftpServer(password: string, files: Readonly<Record<string, string>> = {}): Promise<SftpServer> {
  const root = folderWith({ 'www/.keep': '', ...files });
  rmSync(join(root, 'www/.keep'));
  const connections = new Set<Connection>();
  const open = async (key: string, port: number) => {
    const server = new ssh2.Server({ hostKeys: [key] }, (connection) => {
      connections.add(connection);
      connection.on('close', () => connections.delete(connection));
      serve(connection, password, root, (work, path) => described.before(work, path));
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  const key = newKey();
  let server = await open(key, 0);
  const { port } = server.address() as AddressInfo;
  const described: SftpServer = {
    way: { by: 'sftp', host: '127.0.0.1', port, user: 'orbite', folder: 'www' },
    folder: join(root, 'www'),
    fingerprint: fingerprintOfKey(key),
    before: () => {},
    cut: () => {
      for (const connection of connections) connection.end();
    },
    quiet: () => eventually(() => connections.size, 0),
    changeKey: async () => {
      server.close();
      server = await open(newKey(), port);
    },
  };
  atEnd(() => {
    described.cut();
    server.close();
  });
  return described;
}

function serve(connection: Connection, password: string, root: string, before: SftpServer['before']): void {
  connection.on('error', () => {});
  connection.setNoDelay(true);
  connection.on('authentication', (asked) => {
    if (asked.method === 'password' && asked.password === password) asked.accept();
    else asked.reject(['password']);
  });
  connection.on('session', (accept) => {
    accept().on('sftp', (take) => answerBelow(root, take(), before));
  });
}

/** The package now and then writes a key that it cannot read itself: such a one is drawn again. */
function newKey(): string {
  const key = ssh2.utils.generateKeyPairSync('ed25519').private;
  return ssh2.utils.parseKey(key) instanceof Error ? newKey() : key;
}

function fingerprintOfKey(key: string): string {
  const parsed = ssh2.utils.parseKey(key);
  if (parsed instanceof Error) throw parsed;
  return fingerprintOf(Array.isArray(parsed) ? parsed[0].getPublicSSH() : parsed.getPublicSSH());
}
