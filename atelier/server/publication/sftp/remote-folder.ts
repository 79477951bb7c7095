import { randomBytes } from 'node:crypto';
import { dirname, posix } from 'node:path/posix';
import type { SFTPWrapper } from 'ssh2';
import { Fault } from '../../../../build/editing/system.ts';
import { publication as words } from '../../../words/publication.fr.ts';
import type { Connection } from './connection.ts';

type Callback<Value> = (error?: Error | null, value?: Value) => void;

/** SSH_FX_NO_SUCH_FILE, SSH_FX_PERMISSION_DENIED and SSH_FX_OP_UNSUPPORTED (draft-ietf-secsh-filexfer-02, section 7). A full disk has no number of its own. */
const MISSING = 2;
const DENIED = 3;
const UNSUPPORTED = 8;

/** A list of 50,000 files has about 5 MB. A server may send a file without an end. */
const MAX_READ_BYTES = 8 * 1024 * 1024;

/** A file that is held open. */
export interface OpenFile {
  /** Writes from its beginning. */
  write(contents: Buffer): Promise<void>;
  close(): Promise<void>;
}

/** A folder of a server. Paths are from there, with `/`. All reject with a `Fault` once the connection is cut. */
export class RemoteFolder {
  /** Names what this publication has on its way, unlike any other's. */
  readonly turn = randomBytes(6).toString('hex');
  private readonly connection: Connection;
  private readonly folder: string;

  constructor(connection: Connection, folder: string) {
    this.connection = connection;
    this.folder = folder;
  }

  /** Reads a file of our own; undefined if there is none. Rejects with a `Fault` if the file is larger than any that we write. */
  read(path: string): Promise<Buffer | undefined> {
    return this.orRefused(path, async () => {
      const bytes = await orMissing(this.ask<Buffer>((sftp, done) => readStart(sftp, this.at(path), done)));
      if (bytes && bytes.length > MAX_READ_BYTES) throw new Fault(words.sftp.badManifest(path));
      return bytes;
    });
  }

  /** Names in a folder; undefined where there is none. '' is the folder itself. */
  async names(path: string): Promise<string[] | undefined> {
    const listed = await this.orRefused(path, () =>
      orMissing(this.ask<{ filename: string }[]>((sftp, done) => sftp.readdir(this.at(path), done))),
    );
    return listed?.map(({ filename }) => filename);
  }

  /** Makes a file that nobody has, and holds it open; undefined where the server refuses, as it does where there is one. */
  async create(path: string, contents: Buffer): Promise<OpenFile | undefined> {
    const handle = await this.orRefused(path, () =>
      orRefusal(
        this.ask<Buffer>((sftp, done) => sftp.open(this.at(path), 'wx', done)),
        (code) => code !== MISSING && code !== DENIED,
      ),
    );
    if (!handle) return undefined;
    const write = (bytes: Buffer) =>
      this.orRefused(path, () =>
        this.ask<void>((sftp, done) => sftp.write(handle, bytes, 0, bytes.length, 0, (error) => done(error))),
      );
    const close = () => this.orRefused(path, () => this.ask<void>((sftp, done) => sftp.close(handle, done)));
    try {
      await write(contents);
    } catch (error) {
      await close();
      await this.remove(path);
      throw error;
    }
    return { write, close };
  }

  /** Sends a file's contents to a draft beside its place. Rejects with a `Fault` where the server refuses. */
  async sendDraft(path: string, contents: Buffer): Promise<void> {
    const draft = temporaryPath('neuf', this.turn, path);
    await this.orRefused(path, async () => {
      try {
        await this.ask<void>((sftp, done) => sftp.writeFile(this.at(draft), contents, done));
      } catch (error) {
        // On a full disk the half of it would leave no room for anything else.
        if (isStatus(error)) await this.ask<void>((sftp, done) => sftp.unlink(this.at(draft), () => done()));
        throw error;
      }
    });
  }

  /** Puts a file's draft in its place, whole. */
  async placeDraft(path: string): Promise<void> {
    const draft = temporaryPath('neuf', this.turn, path);
    await this.orRefused(path, async () => {
      if (await this.replace(draft, path)) return;
      const former = temporaryPath('ancien', this.turn, path);
      await this.swap(draft, path, former);
      await this.ask<void>((sftp, done) => sftp.unlink(this.at(former), done));
    });
  }

  /** Gives a file a name that nobody has. Says whether the server did. */
  async rename(from: string, to: string): Promise<boolean> {
    return this.orRefused(to, async () => {
      const refused = await orRefusal(
        this.move(from, to).then(() => false),
        () => true,
      );
      return refused !== undefined;
    });
  }

  async makeFolder(path: string): Promise<void> {
    await this.orRefused(path, () => this.ask<void>((sftp, done) => sftp.mkdir(this.at(path), done)));
  }

  /** Removes a file. One that is gone is no fault. */
  async remove(path: string): Promise<void> {
    await this.orRefused(path, () => orMissing(this.ask<void>((sftp, done) => sftp.unlink(this.at(path), done))));
  }

  /** Removes a folder if nothing is in it. */
  async removeEmpty(path: string): Promise<void> {
    await this.ask<void>((sftp, done) => sftp.rmdir(this.at(path), () => done()));
  }

  /** Renames over what is there, in one step. False where the server may do so only by `swap`. */
  private async replace(from: string, to: string): Promise<boolean> {
    try {
      await this.ask<void>((sftp, done) => sftp.ext_openssh_rename(this.at(from), this.at(to), done));
      return true;
    } catch (error) {
      if (error instanceof Fault) throw error;
      // A refusal is final if the server knows the request; others are asked in another way.
      if (isStatus(error) && error.code !== UNSUPPORTED) throw error;
    }
    const moved = await orRefusal(
      this.move(from, to).then(() => true),
      (code) => code !== MISSING,
    );
    return moved ?? false;
  }

  /**
   * Gives what is there another name, and its successor its place. Both requests leave at once, so that visitors miss the file for a moment of the
   * server's own, and a line that is cut cuts before or after both. Where only the first was done, it is undone.
   */
  private async swap(from: string, to: string, former: string): Promise<void> {
    const [away, placed] = await Promise.allSettled([this.move(to, former), this.move(from, to)]);
    if (placed.status === 'fulfilled') return;
    if (away.status === 'rejected') throw away.reason;
    // A server may have done the second first.
    if (await this.rename(from, to)) return;
    await this.rename(former, to);
    throw placed.reason;
  }

  private move(from: string, to: string): Promise<void> {
    return this.ask<void>((sftp, done) => sftp.rename(this.at(from), this.at(to), done));
  }

  private at(path: string): string {
    return posix.join(this.folder, path);
  }

  private ask<Value>(begin: (sftp: SFTPWrapper, done: Callback<Value>) => void): Promise<Value> {
    const { sftp, cut } = this.connection;
    const answered = new Promise<Value>((resolve, reject) => {
      begin(sftp, (error, value) => (error ? reject(error) : resolve(value as Value)));
    });
    return Promise.race([cut, answered]);
  }

  private async orRefused<Value>(path: string, work: () => Promise<Value>): Promise<Value> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Fault) throw error;
      // A connection that is cut in the middle refuses first, and closes then.
      await Promise.race([this.connection.cut, new Promise((resolve) => setImmediate(resolve))]);
      throw new Fault(isStatus(error) ? this.refusal(path, error.code) : words.sftp.cut);
    }
  }

  private refusal(path: string, code: number): string {
    return code === DENIED ? words.sftp.closed(this.at(path)) : words.sftp.refused(path);
  }
}

/** Returns the path of a file while it is being sent (`neuf`), or once its successor takes its place (`ancien`). */
export function temporaryPath(sort: TemporaryFile['sort'], turn: string, path: string): string {
  return posix.join(dirname(path), `.publication-${sort}-${turn}-${posix.basename(path)}`);
}

interface TemporaryFile {
  sort: 'neuf' | 'ancien';
  /** The file that it lies beside. */
  path: string;
}

/** Parses the name of a file that a publication left behind; undefined for every other file. */
export function parseTemporaryPath(path: string): TemporaryFile | undefined {
  const [, sort, name] = /^\.publication-(neuf|ancien)-[0-9a-f]{12}-(.+)$/s.exec(posix.basename(path)) ?? [];
  if (name === undefined) return undefined;
  return { sort: sort === 'neuf' ? sort : 'ancien', path: posix.join(dirname(path), name) };
}

/** Reads one byte more than `MAX_READ_BYTES` at most. */
function readStart(sftp: SFTPWrapper, path: string, done: Callback<Buffer>): void {
  const chunks: Buffer[] = [];
  sftp
    .createReadStream(path, { end: MAX_READ_BYTES })
    .on('data', (chunk: Buffer) => chunks.push(chunk))
    .on('error', done)
    .on('end', () => done(null, Buffer.concat(chunks)));
}

function orMissing<Value>(answer: Promise<Value>): Promise<Value | undefined> {
  return orRefusal(answer, (code) => code === MISSING);
}

/** Undefined where the server refuses with such a code. */
async function orRefusal<Value>(
  answer: Promise<Value>,
  isExpected: (code: number) => boolean,
): Promise<Value | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isStatus(error) && isExpected(error.code)) return undefined;
    throw error;
  }
}

/** Distinguishes the server's answer from a lost connection. */
function isStatus(error: unknown): error is Error & { code: number } {
  return error instanceof Error && 'code' in error && typeof error.code === 'number';
}
