import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { AnyAuthMethod, Client, ConnectConfig, SFTPWrapper } from 'ssh2';
import type { SftpWay } from '../../../../build/contract/publication-way.ts';
import { Fault } from '../../../../build/editing/system.ts';
import { publication as words } from '../../../words/publication.fr.ts';
import type { Outcome } from '../publication-api.ts';

/** The server is not the one that is known, or wants another password: nothing was sent. */
export class ConnectionError extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

export interface Credentials {
  password?: string | undefined;
  /** Fingerprint of the server's key, where it is known. */
  known?: string | undefined;
  /** One that the writer has just confirmed. */
  trust?: string | undefined;
  /** Called with that one once the server has shown it, before a password is tried: who mistypes it is not asked for the server again. */
  onTrusted?(fingerprint: string): void;
}

export interface Connection {
  sftp: SFTPWrapper;
  /** Rejects with a `Fault` once the connection is cut. */
  cut: Promise<never>;
  close(): void;
}

/** In milliseconds. */
const TIMEOUT_MS = 20_000;
const KEEPALIVE = 10_000;

/** Opens a session with a server whose key is the known one, or the one that the writer trusts. Rejects with `ConnectionError` or a `Fault`. */
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
    await ready(client, config);
    // Each small request would else wait for the answer to the one before it.
    client.setNoDelay(true);
    // After opening, a connection reports its errors by closing.
    client.on('error', () => {});
    const cut = new Promise<never>((_, reject) => client.once('close', () => reject(new Fault(words.sftp.cut))));
    cut.catch(() => {});
    const sftp = await Promise.race([cut, session(client)]);
    return { sftp, cut, close: () => client.end() };
  } catch (error) {
    client.destroy();
    throw explained(error, way, access, fingerprint);
  }
}

/** As OpenSSH shows it. */
export function fingerprintOf(key: Buffer): string {
  return `SHA256:${createHash('sha256')
    .update(key)
    .digest('base64')
    .replace(/={1,2}$/, '')}`;
}

function ready(client: Client, config: ConnectConfig): Promise<void> {
  return new Promise((resolve, reject) => {
    client
      .once('ready', resolve)
      .once('error', reject)
      .once('close', () => reject(new Error('closed')));
    client.connect(config);
  });
}

function session(client: Client): Promise<SFTPWrapper> {
  return new Promise((resolve, reject) => {
    client.sftp((error, sftp) => (error ? reject(error) : resolve(sftp)));
  });
}

/** A password first where there is one: servers count what is tried. Else the machine's own keys. */
function methodsFor(
  username: string,
  password: string | undefined,
  isReadable: (key: Buffer) => boolean,
): AnyAuthMethod[] {
  if (password !== undefined) {
    return [
      { type: 'password', username, password },
      // Some hosts ask for the password as one of several questions.
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
    // A server that wants nothing at all, as some on the same machine do.
    { type: 'none', username },
  ];
}

/** Keys that programs of this machine use without being told. */
function ownKeys(): Buffer[] {
  return ['id_ed25519', 'id_ecdsa', 'id_rsa'].flatMap((name) => {
    try {
      return [readFileSync(join(homedir(), '.ssh', name))];
    } catch {
      return [];
    }
  });
}

function explained(
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
