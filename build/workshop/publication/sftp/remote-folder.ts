import { dirname, posix } from 'node:path/posix';
import type { SFTPWrapper } from 'ssh2';
import { publication as words } from '../../../diagnostics/messages/workshop-publication.fr.ts';
import { Fault } from '../../../platform/fault.ts';
import type { Connection } from './connection.ts';

type Callback<Value> = (error?: Error | null, value?: Value) => void;

/** SSH_FX_NO_SUCH_FILE and SSH_FX_PERMISSION_DENIED (draft-ietf-secsh-filexfer-02, section 7). A full disk has no number of its own. */
const MISSING = 2;
const DENIED = 3;

/** A folder of a server. Paths are from there, with `/`. All reject with a `Fault` once the connection is cut. */
export class RemoteFolder {
  private readonly connection: Connection;
  private readonly folder: string;

  constructor(connection: Connection, folder: string) {
    this.connection = connection;
    this.folder = folder;
  }

  /** A file's bytes; undefined where there is none. */
  read(path: string): Promise<Buffer | undefined> {
    return this.orRefused(path, () => orMissing(this.ask<Buffer>((sftp, done) => sftp.readFile(this.at(path), done))));
  }

  /** Names in a folder; undefined where there is none. '' is the folder itself. */
  async names(path: string): Promise<string[] | undefined> {
    const listed = await this.orRefused(path, () =>
      orMissing(this.ask<{ filename: string }[]>((sftp, done) => sftp.readdir(this.at(path), done))),
    );
    return listed?.map(({ filename }) => filename);
  }

  /** Writes a file beside its place, and puts it there whole. Rejects with a `Fault` where the server refuses. */
  async write(path: string, contents: Buffer): Promise<void> {
    const draft = draftOf(path);
    await this.orRefused(path, async () => {
      try {
        await this.ask<void>((sftp, done) => sftp.writeFile(this.at(draft), contents, done));
        await this.replace(draft, path);
      } catch (error) {
        // On a full disk the half of it would leave no room for anything else.
        if (isStatus(error)) await this.ask<void>((sftp, done) => sftp.unlink(this.at(draft), () => done()));
        throw error;
      }
    });
  }

  /** Gives a file another name, which nobody has. */
  async rename(from: string, to: string): Promise<void> {
    await this.orRefused(to, () => this.ask<void>((sftp, done) => sftp.rename(this.at(from), this.at(to), done)));
  }

  async makeFolder(path: string): Promise<void> {
    await this.orRefused(path, () => this.ask<void>((sftp, done) => sftp.mkdir(this.at(path), done)));
  }

  /** Removes a file, and what writing it may have left beside it. One that is gone is no fault. */
  async remove(path: string): Promise<void> {
    for (const one of [draftOf(path), path])
      await this.orRefused(path, () => orMissing(this.ask<void>((sftp, done) => sftp.unlink(this.at(one), done))));
  }

  /** Removes a folder if nothing is in it. */
  async removeEmpty(path: string): Promise<void> {
    await this.ask<void>((sftp, done) => sftp.rmdir(this.at(path), () => done()));
  }

  private async replace(from: string, to: string): Promise<void> {
    try {
      await this.ask<void>((sftp, done) => sftp.ext_openssh_rename(this.at(from), this.at(to), done));
    } catch (error) {
      if (error instanceof Fault) throw error;
      // Other servers than OpenSSH rename over nothing: for a moment the file is not there.
      await orMissing(this.ask<void>((sftp, done) => sftp.unlink(this.at(to), done)));
      await this.ask<void>((sftp, done) => sftp.rename(this.at(from), this.at(to), done));
    }
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

/** Where a file lies while it is being sent: always the same, so that the next attempt writes over it. */
function draftOf(path: string): string {
  return posix.join(dirname(path), `.publication-${posix.basename(path)}`);
}

async function orMissing<Value>(answer: Promise<Value>): Promise<Value | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isStatus(error) && error.code === MISSING) return undefined;
    throw error;
  }
}

/** Whether it is what the server answered, and not that it answered no more. */
function isStatus(error: unknown): error is Error & { code: number } {
  return error instanceof Error && 'code' in error && typeof error.code === 'number';
}
