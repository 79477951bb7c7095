import { spawn } from 'node:child_process';
import { publication as words } from '../../../words/publication.fr.ts';

/** What git refused. */
export class GitRefusal extends Error {
  /** What git wrote of it, in English. */
  readonly said: string;
  /** Absent where there is no git on this machine, or it did not end in time. */
  readonly code: number | undefined;

  constructor(args: readonly string[], said: string, code?: number) {
    super(`git ${args[0]} failed: ${said}`);
    this.said = said;
    this.code = code;
  }
}

interface Options {
  input?: string | Uint8Array;
  /** Added to the environment. */
  env?: Readonly<Record<string, string>>;
}

/** Runs the machine's git in a folder, and gives what it writes. Rejects with `GitRefusal`. */
export interface Git {
  (args: readonly string[], options?: Options): Promise<string>;
  bytes(args: readonly string[], options?: Options): Promise<Buffer>;
}

/** In milliseconds: a network may be slow, and what asks for a password on a terminal never ends. */
const PATIENCE = 180_000;

export function gitIn(folder: string): Git {
  const bytes = (args: readonly string[], options: Options = {}) => run(folder, args, options);
  return Object.assign(
    async (args: readonly string[], options?: Options) => (await bytes(args, options)).toString().replace(/\n$/, ''),
    { bytes },
  );
}

function run(cwd: string, args: readonly string[], { input = '', env = {} }: Options): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', args, { cwd, env: { ...quietEnvironment(), ...env }, timeout: PATIENCE });
    const [out, said]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.on('error', (error) => reject(new GitRefusal(args, error.message)));
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(out));
      else reject(new GitRefusal(args, Buffer.concat([...said, ...out]).toString(), code ?? undefined));
    });
    // A program that has ended reads no more.
    child.stdin.on('error', () => {}).end(input);
  });
}

/** Git asks nobody on a terminal, speaks the language that is understood here, and takes no other repository for this one. */
function quietEnvironment(): NodeJS.ProcessEnv {
  const { GIT_DIR, GIT_WORK_TREE, GIT_INDEX_FILE, GIT_PREFIX, ...inherited } = process.env;
  return {
    GIT_SSH_COMMAND: 'ssh -o BatchMode=yes -o ConnectTimeout=20',
    ...inherited,
    GIT_TERMINAL_PROMPT: '0',
    LC_ALL: 'C',
  };
}

/** Whether somebody else has published since the branch was asked for. */
export function isOvertaken({ said }: GitRefusal): boolean {
  return /\[rejected\].*\((?:fetch first|non-fast-forward|stale info)\)|\[remote rejected\].*cannot lock ref|incorrect old value/i.test(
    said,
  );
}

/** What git refused, in one French sentence with what to do. */
export function explainRefusal(refusal: GitRefusal): string {
  if (isOvertaken(refusal)) return words.git.overtaken;
  const { said, code } = refusal;
  if (code === undefined && /ENOENT/.test(said)) return words.git.noProgram;
  if (/hook declined|protected branch/i.test(said)) return words.git.refused(lastWords(said));
  const [, explanation] = REASONS.find(([pattern]) => pattern.test(said)) ?? [];
  return explanation ?? words.git.refused(lastWords(said));
}

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/not a git repository/i, words.git.noRepository],
  [/dubious ownership/i, words.git.otherOwner],
  [/couldn't find remote ref/i, words.git.noBranch],
  [/No configured push destination|No such remote|does not appear to be a git repository/i, words.git.noRemote],
  [/Host key verification failed/i, words.git.unknownHost],
  [
    /Authentication failed|could not read (?:Username|Password)|Permission denied|returned error: 403/i,
    words.git.noAccess,
  ],
  [
    /Could not resolve host|Could not connect|Connection (?:timed out|refused|reset|closed)|unable to access|Network is unreachable|early EOF|hung up/i,
    words.git.unreachable,
  ],
  [/No space left|disk quota/i, words.diskFull],
  [/index\.lock|shallow\.lock|cannot lock ref/i, words.git.busy],
];

/** What the remote side said of its refusal (a hook, a protected branch), else the last line of all. */
function lastWords(said: string): string {
  const lines = said.split('\n').map((line) => line.trim());
  const remote = lines.filter((line) => line.startsWith('remote:')).map((line) => line.slice('remote:'.length).trim());
  const told = remote.filter((line) => line !== '');
  const rejected = lines.find((line) => line.includes('[remote rejected]'));
  return [
    ...told,
    rejected?.replace(/^.*\(([^(]*)\)$/, '$1') ?? (told.length > 0 ? undefined : lines.findLast(Boolean)),
  ]
    .filter((line) => line !== undefined)
    .join(' ')
    .slice(0, 300);
}
