import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { AnyAuthMethod, Client, ConnectConfig, SFTPWrapper } from 'ssh2';
import type { SftpWay } from '../../../../build/contract/publication-way.ts';
import { Fault } from '../../../../build/editing/system.ts';
import { publication as words } from '../../../words/publication.fr.ts';
import type { Outcome } from '../publication-api.ts';

/** The failure of a connection to a server with another key, or that needs another password. Nothing was sent. */
export class ConnectionError extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

export interface Credentials {
  password?: string | undefined;
  /** The fingerprint of the server's key, if it is known. */
  known?: string | undefined;
  /** A fingerprint that the writer has just confirmed. */
  trust?: string | undefined;
  /** Called once the server has shown the trusted key, before a password is tried, so that a mistyped password does not bring the question back. */
  onTrusted?(fingerprint: string): void;
}

export interface Connection {
  sftp: SFTPWrapper;
  /** A promise that rejects with a `Fault` once the connection is cut. */
  cut: Promise<never>;
  close(): void;
}

/** The time limit in milliseconds. */
const TIMEOUT_MS = 20_000;
const KEEPALIVE = 10_000;

/** Connects to a server whose key is known or trusted by the writer. Rejects with `ConnectionError` or a `Fault`. */
export async function connectTo(way: SftpWay, access: Credentials): Promise<Connection> {
  const ssh2 = (await import('ssh2')).default;
  const client = new ssh2.Client();
  let fingerprint = '';
  const methods = methodsFor(way.user, access.password, (key) => !(ssh2.utils.parseKey(key) instanceof Error));
  const config: ConnectConfig = {
    host: way.host,
    port: way.port,
    username: way.user,
    readyTimeout: TIMEOUT_MS,
    keepaliveInterval: KEEPALIVE,
    hostVerifier: (key: Buffer) => {
      fingerprint = fingerprintOf(key);
      if (fingerprint === access.known) return true;
      if (fingerprint === access.trust) access.onTrusted?.(fingerprint);
      return fingerprint === access.trust;
    },
    authHandler: methods,
  };
  try {
    await openConnection(client, config);
    // Otherwise each small request would wait for the previous answer.
    client.setNoDelay(true);
    // After opening, a connection reports its errors by closing.
    client.on('error', () => {});
    const cut = new Promise<never>((_, reject) => client.once('close', () => reject(new Fault(words.sftp.cut))));
    cut.catch(() => {});
    const sftp = await Promise.race([cut, openSession(client)]);
    return { sftp, cut, close: () => client.end() };
  } catch (error) {
    client.destroy();
    throw explainError(error, way, access, fingerprint);
  }
}

/** Returns the fingerprint of a key, as OpenSSH shows it. */
export function fingerprintOf(key: Buffer): string {
  return `SHA256:${createHash('sha256')
    .update(key)
    .digest('base64')
    .replace(/={1,2}$/, '')}`;
}

function openConnection(client: Client, config: ConnectConfig): Promise<void> {
  return new Promise((resolve, reject) => {
    client
      .once('ready', resolve)
      .once('error', reject)
      .once('close', () => reject(new Error('closed')));
    client.connect(config);
  });
}

function openSession(client: Client): Promise<SFTPWrapper> {
  return new Promise((resolve, reject) => {
    client.sftp((error, sftp) => (error ? reject(error) : resolve(sftp)));
  });
}

/** Returns the authentication methods: the password first if there is one, as servers limit the tries, else the machine's own keys. */
function methodsFor(
  username: string,
  password: string | undefined,
  isReadable: (key: Buffer) => boolean,
): AnyAuthMethod[] {
  if (password !== undefined) {
    return [
      { type: 'password', username, password },
      // Some hosts ask for the password by keyboard-interactive questions.
      {
        type: 'keyboard-interactive',
        username,
        prompt: (_name, _instructions, _language, prompts, finish) => finish(prompts.map(() => password)),
      },
    ];
  }
  const { SSH_AUTH_SOCK: agent } = process.env;
  const keys = ownKeys().filter(isReadable);
  return [
    ...(agent === undefined ? [] : [{ type: 'agent' as const, username, agent }]),
    ...keys.map((key) => ({ type: 'publickey' as const, username, key })),
    // Some servers on the same machine need no authentication.
    { type: 'none', username },
  ];
}

/** Returns the keys that programs of this machine use by default. */
function ownKeys(): Buffer[] {
  return ['id_ed25519', 'id_ecdsa', 'id_rsa'].flatMap((name) => {
    try {
      return [readFileSync(join(homedir(), '.ssh', name))];
    } catch {
      return [];
    }
  });
}

function explainError(
  error: unknown,
  { host }: SftpWay,
  { password, known, trust }: Credentials,
  fingerprint: string,
): unknown {
  if (fingerprint !== '' && fingerprint !== trust && fingerprint !== known)
    return new ConnectionError({ kind: 'host-key', fingerprint, ...(known !== undefined && { former: known }) });
  if (error instanceof Error && 'level' in error && error.level === 'client-authentication')
    return new ConnectionError({ kind: 'password', wrong: password !== undefined });
  return error instanceof Fault ? error : new Fault(words.sftp.unreachable(host));
}
