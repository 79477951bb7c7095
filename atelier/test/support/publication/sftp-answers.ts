import * as fs from 'node:fs';
import { join } from 'node:path';
import ssh2, { type SFTPWrapper } from 'ssh2';

const { flagsToString, OPEN_MODE, STATUS_CODE } = ssh2.utils.sftp;

/** OpenSSH's statuses by error of the system. All others are a failure, a full disk among them. */
const STATUSES = new Map<unknown, number>([
  ['ENOENT', STATUS_CODE.NO_SUCH_FILE],
  ['EACCES', STATUS_CODE.PERMISSION_DENIED],
]);

/** Called before each request that changes something, with the file's path in the folder; what it throws, the server refuses. */
type Before = (work: string, path: string) => void;

/** Answers a client's requests for files below a folder. */
export function answerBelow(root: string, sftp: SFTPWrapper, before: Before): void {
  const answers = answersBelow(root, sftp, before);
  answerFiles(answers);
  answerFolders(answers);
  answerNames(answers);
}

interface Held {
  file?: number;
  names?: string[];
}

type Answers = ReturnType<typeof answersBelow>;

function answersBelow(root: string, sftp: SFTPWrapper, before: Before) {
  const handles: Held[] = [];
  /** Does the work, and replies as what it returns does, where that is a function; else all is said by its success. */
  const reply = (id: number, work: () => unknown): void => {
    try {
      const answer = work();
      if (typeof answer === 'function') answer();
      else sftp.status(id, STATUS_CODE.OK);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      sftp.status(id, STATUSES.get(code) ?? STATUS_CODE.FAILURE);
    }
  };
  return {
    sftp,
    reply,
    at: (path: string) => join(root, path),
    hold: (what: Held) => {
      const handle = Buffer.alloc(4);
      handle.writeUInt32BE(handles.push(what) - 1);
      return handle;
    },
    held: (handle: Buffer): Held => handles[handle.readUInt32BE(0)] ?? {},
    /** Changes something, unless `before` throws. */
    change: (id: number, work: string, path: string, change: () => unknown) =>
      reply(id, () => {
        before(work, path.replace(/^\/?(?:www\/)?/, ''));
        return change();
      }),
  };
}

function answerFiles(answers: Answers): void {
  const { sftp } = answers;
  const fileOf = (handle: Buffer) => answers.held(handle).file ?? -1;
  const open = (id: number, path: string, flag: string) => {
    const handle = answers.hold({ file: fs.openSync(answers.at(path), flag) });
    return () => sftp.handle(id, handle);
  };
  sftp.on('OPEN', (id, path, flags) => {
    const flag = flagsToString(flags) ?? 'w';
    if (flags & OPEN_MODE.WRITE) answers.change(id, 'write', path, () => open(id, path, flag));
    else answers.reply(id, () => open(id, path, 'r'));
  });
  sftp.on('WRITE', (id, handle, offset, data) =>
    answers.reply(id, () => fs.writeSync(fileOf(handle), data, 0, data.length, offset)),
  );
  sftp.on('READ', (id, handle, offset, length) =>
    answers.reply(id, () => {
      const bytes = Buffer.alloc(length);
      const count = fs.readSync(fileOf(handle), bytes, 0, length, offset);
      return () => (count === 0 ? sftp.status(id, STATUS_CODE.EOF) : sftp.data(id, bytes.subarray(0, count)));
    }),
  );
  sftp.on('FSTAT', (id, handle) =>
    answers.reply(id, () => () => sftp.attrs(id, { ...NOTHING, size: fs.fstatSync(fileOf(handle)).size })),
  );
  sftp.on('FSETSTAT', (id) => answers.reply(id, () => undefined));
  sftp.on('CLOSE', (id, handle) =>
    answers.reply(id, () => {
      const { file } = answers.held(handle);
      if (file !== undefined) fs.closeSync(file);
    }),
  );
}

function answerFolders(answers: Answers): void {
  const { sftp } = answers;
  sftp.on('OPENDIR', (id, path) =>
    answers.reply(id, () => {
      const handle = answers.hold({ names: fs.readdirSync(answers.at(path)) });
      return () => sftp.handle(id, handle);
    }),
  );
  sftp.on('READDIR', (id, handle) =>
    answers.reply(id, () => {
      const names = answers.held(handle).names?.splice(0) ?? [];
      const entries = names.map((filename) => ({ filename, longname: filename, attrs: NOTHING }));
      return () => (names.length === 0 ? sftp.status(id, STATUS_CODE.EOF) : sftp.name(id, entries));
    }),
  );
  sftp.on('MKDIR', (id, path) => answers.change(id, 'mkdir', path, () => fs.mkdirSync(answers.at(path))));
  sftp.on('RMDIR', (id, path) => answers.change(id, 'rmdir', path, () => fs.rmdirSync(answers.at(path))));
}

function answerNames(answers: Answers): void {
  const { sftp } = answers;
  sftp.on('REMOVE', (id, path) => answers.change(id, 'remove', path, () => fs.unlinkSync(answers.at(path))));
  sftp.on('RENAME', (id, from, to) =>
    answers.change(id, 'rename', to, () => {
      // As the protocol has it (draft-ietf-secsh-filexfer-02, section 6.5).
      if (fs.existsSync(answers.at(to))) throw new Error('there is one');
      fs.renameSync(answers.at(from), answers.at(to));
    }),
  );
}

const NOTHING = { mode: 0, uid: 0, gid: 0, size: 0, atime: 0, mtime: 0 };
