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

/** The limit of a file to read: a list of 50,000 files has about 5 MB, and a server may send an endless file. */
const MAX_READ_BYTES = 8 * 1024 * 1024;

/** An open file. */
export interface OpenFile {
  /** Writes from its beginning. */
  write(contents: Buffer): Promise<void>;
  close(): Promise<void>;
}

/** A folder on a server. Paths are relative to it, with `/`. All methods reject with a `Fault` once the connection is cut. */
export class RemoteFolder {
  /** The unique name of this publication in its temporary files. */
  readonly turn = randomBytes(6).toString('hex');
  private readonly connection: Connection;
  private readonly folder: string;

  constructor(connection: Connection, folder: string) {
    this.connection = connection;
    this.folder = folder;
  }

  /** Reads one of our own files; resolves to undefined if there is none. Rejects with a `Fault` if it is larger than any that we write. */
  read(path: string): Promise<Buffer | undefined> {
    return this.orRefused(path, async () => {
      const bytes = await orMissing(this.ask<Buffer>((sftp, done) => readStart(sftp, this.at(path), done)));
      if (bytes && bytes.length > MAX_READ_BYTES) throw new Fault(words.sftp.badManifest(path));
      return bytes;
    });
  }

  /** Returns the names in a folder; undefined if there is none. '' is the folder itself. */
  async names(path: string): Promise<string[] | undefined> {
    const listed = await this.orRefused(path, () =>
      orMissing(this.ask<{ filename: string }[]>((sftp, done) => sftp.readdir(this.at(path), done))),
    );
    return listed?.map(({ filename }) => filename);
  }

  /** Creates a new file and keeps it open; returns undefined if the server refuses, as it does for an existing file. */
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

  /** Sends a file's contents to a draft beside its place. Rejects with a `Fault` if the server refuses. */
  async sendDraft(path: string, contents: Buffer): Promise<void> {
    const draft = temporaryPath('neuf', this.turn, path);
    await this.orRefused(path, async () => {
      try {
        await this.ask<void>((sftp, done) => sftp.writeFile(this.at(draft), contents, done));
      } catch (error) {
        // On a full disk an incomplete draft would take the last room.
        if (isStatus(error)) await this.ask<void>((sftp, done) => sftp.unlink(this.at(draft), () => done()));
        throw error;
      }
    });
  }

  /** Replaces a file by its complete draft. */
  async placeDraft(path: string): Promise<void> {
    const draft = temporaryPath('neuf', this.turn, path);
    await this.orRefused(path, async () => {
      if (await this.replace(draft, path)) return;
      const former = temporaryPath('ancien', this.turn, path);
      await this.swap(draft, path, former);
      await this.ask<void>((sftp, done) => sftp.unlink(this.at(former), done));
    });
  }

  /** Gives a file a free name. Returns whether the server did so. */
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

  /** Removes a file, if it is there. */
  async remove(path: string): Promise<void> {
    await this.orRefused(path, () => orMissing(this.ask<void>((sftp, done) => sftp.unlink(this.at(path), done))));
  }

  /** Removes a folder if it is empty. */
  async removeEmpty(path: string): Promise<void> {
    await this.ask<void>((sftp, done) => sftp.rmdir(this.at(path), () => done()));
  }

  /** Renames over an existing file in one step. Returns false if the server can only do so by `swap`. */
  private async replace(from: string, to: string): Promise<boolean> {
    try {
      await this.ask<void>((sftp, done) => sftp.ext_openssh_rename(this.at(from), this.at(to), done));
      return true;
    } catch (error) {
      if (error instanceof Fault) throw error;
      // A refusal is final if the server knows the request; others need another request.
      if (isStatus(error) && error.code !== UNSUPPORTED) throw error;
    }
    const moved = await orRefusal(
      this.move(from, to).then(() => true),
      (code) => code !== MISSING,
    );
    return moved ?? false;
  }

  /**
   * Renames the present file, and moves its successor to its place. Both requests leave together, so that visitors miss
   * the file only for a moment, and a cut connection affects both. If only the first succeeded, it is undone.
   */
  private async swap(from: string, to: string, former: string): Promise<void> {
    const [away, placed] = await Promise.allSettled([this.move(to, former), this.move(from, to)]);
    if (placed.status === 'fulfilled') return;
    if (away.status === 'rejected') throw away.reason;
    // A server may have handled the second request first.
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
      // A connection that is cut in the middle first refuses, then closes.
      await Promise.race([this.connection.cut, new Promise((resolve) => setImmediate(resolve))]);
      throw new Fault(isStatus(error) ? this.refusal(path, error.code) : words.sftp.cut);
    }
  }

  private refusal(path: string, code: number): string {
    return code === DENIED ? words.sftp.closed(this.at(path)) : words.sftp.refused(path);
  }
}

/** Returns the temporary path of a file that is being sent (`neuf`), or that is being replaced (`ancien`). */
export function temporaryPath(sort: TemporaryFile['sort'], turn: string, path: string): string {
  return posix.join(dirname(path), `.publication-${sort}-${turn}-${posix.basename(path)}`);
}

interface TemporaryFile {
  sort: 'neuf' | 'ancien';
  /** The file beside it. */
  path: string;
}

/** Parses the name of a temporary file; returns undefined for every other file. */
export function parseTemporaryPath(path: string): TemporaryFile | undefined {
  const [, sort, name] = /^\.publication-(neuf|ancien)-[0-9a-f]{12}-(.+)$/s.exec(posix.basename(path)) ?? [];
  if (name === undefined) return undefined;
  return { sort: sort === 'neuf' ? sort : 'ancien', path: posix.join(dirname(path), name) };
}

/** Reads at most one byte more than `MAX_READ_BYTES`. */
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

/** Resolves to undefined if the server refuses with one of these codes. */
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

/** Tells whether an error is the server's answer, not a lost connection. */
function isStatus(error: unknown): error is Error & { code: number } {
  return error instanceof Error && 'code' in error && typeof error.code === 'number';
}
