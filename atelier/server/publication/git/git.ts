import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import type { GitWay } from '../../../../build/contract/publication-way.ts';
import type { VisitorsBuildOptions } from '../../../../build/contract/workshop-host.ts';
import { hashOf } from '../../../../build/editing/system.ts';
import { publication as words } from '../../../words/publication.fr.ts';
import type { Writer } from '../publication-api.ts';
import { publicationFolder } from '../publication-record.ts';

export class GitRefusal extends Error {
  /** Git's own message, in English. */
  readonly output: string;
  /** Absent if git is missing on this machine, or did not end in time. */
  readonly code: number | undefined;

  constructor(args: readonly string[], output: string, code?: number) {
    super(`git ${args[0]} failed: ${output}`);
    this.output = output;
    this.code = code;
  }
}

interface Options {
  input?: string | Uint8Array;
  /** Variables to add to the environment. */
  env?: Readonly<Record<string, string>>;
}

/** Runs the machine's git in a folder and resolves to its output. Rejects with `GitRefusal`. */
export interface Git {
  (args: readonly string[], options?: Options): Promise<string>;
  bytes(args: readonly string[], options?: Options): Promise<Buffer>;
}

/** The time limit in milliseconds. A network may be slow, and a password prompt never ends. */
const TIMEOUT_MS = 180_000;

export function openGit(folder: string): Git {
  const bytes = (args: readonly string[], options: Options = {}) => run(folder, args, options);
  return Object.assign(
    async (args: readonly string[], options?: Options) => (await bytes(args, options)).toString().replace(/\n$/, ''),
    { bytes },
  );
}

function run(cwd: string, args: readonly string[], { input = '', env = {} }: Options): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', args, { cwd, env: { ...quietEnvironment(), ...env }, timeout: TIMEOUT_MS });
    const [out, output]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', (error) => reject(new GitRefusal(args, error.message)));
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(out));
      else reject(new GitRefusal(args, Buffer.concat([...output, ...out]).toString(), code ?? undefined));
    });
    // Git may end without reading its input.
    child.stdin.on('error', () => {}).end(input);
  });
}

/** Returns the environment in which git prompts for nothing, writes English, and looks at no other repository. */
function quietEnvironment(): NodeJS.ProcessEnv {
  const { GIT_DIR, GIT_WORK_TREE, GIT_INDEX_FILE, GIT_PREFIX, ...inherited } = process.env;
  return {
    GIT_SSH_COMMAND: 'ssh -o BatchMode=yes -o ConnectTimeout=20',
    ...inherited,
    GIT_TERMINAL_PROMPT: '0',
    LC_ALL: 'C',
  };
}

/** Tells whether git refused because somebody else has published since. */
export function isOvertaken({ output }: GitRefusal): boolean {
  return /\[rejected\].*\((?:fetch first|non-fast-forward|stale info)\)|\[remote rejected\].*cannot lock ref|incorrect old value/i.test(
    output,
  );
}

/** Returns a French sentence for git's refusal, with the next step. */
export function explainRefusal(refusal: GitRefusal): string {
  if (isOvertaken(refusal)) return words.git.overtaken;
  const { output, code } = refusal;
  if (code === undefined && /ENOENT/.test(output)) return words.git.noProgram;
  if (/hook declined|protected branch/i.test(output)) return words.git.refused(lastWords(output));
  if (/failed to push some refs/.test(output) && !/\[(?:remote )?rejected\]/.test(output))
    return words.git.ownHook(hookWords(output));
  const [, explanation] = REASONS.find(([pattern]) => pattern.test(output)) ?? [];
  return explanation ?? words.git.refused(lastWords(output));
}

/** Returns the output of this computer's own hook, without git's lines about the push. */
function hookWords(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '' && !/^(?:error: failed to push|To |Done$)/.test(line))
    .join(' ')
    .slice(0, 300);
}

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/not a git repository/i, words.git.noRepository],
  [/dubious ownership/i, words.git.otherOwner],
  [/support --signed push|failed to sign/i, words.git.signing],
  [/no merge base/, words.git.otherHistory],
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

/** Returns the remote's message (of a hook or a protected branch), else the last line. */
function lastWords(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
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

/** A local repository and its published branch. */
export interface Repository {
  git: Git;
  way: GitWay;
  /** The path from the repository's root to the site's: '' or 'site/'. */
  prefix: string;
  /** The commit that the folder was last updated to. */
  head: string;
  /** The commit of the published branch at the last fetch. */
  upstream: string;
  /** The merge base of both: changes in the folder were made after it. */
  base: string;
}

/** Returns the repository around a site's folder, without asking the remote. Rejects with `GitRefusal`. */
export async function openRepository(git: Git, way: GitWay): Promise<Repository> {
  const [prefix, head, upstream] = await Promise.all([
    git(['rev-parse', '--show-prefix']),
    git(['rev-parse', '--verify', 'HEAD^{commit}']),
    git(['rev-parse', '--verify', `${trackingRef(way)}^{commit}`]),
  ]);
  const base = await git(['merge-base', head, upstream]).catch((error: unknown) => {
    if (error instanceof GitRefusal && error.code === 1) throw new GitRefusal(['merge-base'], 'no merge base', 1);
    throw error;
  });
  return { git, way, prefix, head, upstream, base };
}

/** Returns the local ref for the published branch. Its name has a hash of the remote's address, as it cannot contain the address. */
export function trackingRef({ remote, branch }: GitWay): string {
  const name = /^[\w-]+$/.test(remote) ? remote : `site-${hashOf(remote)}`;
  return `refs/remotes/${name}/${branch}`;
}

/** Fetches the published branch. */
export async function fetchBranch(git: Git, way: GitWay): Promise<void> {
  const refs = `+refs/heads/${way.branch}:${trackingRef(way)}`;
  await git(['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', way.remote, refs]);
}

/** Pushes a commit to the published branch, and updates its local ref, as git itself only does for remotes with a name. */
export async function pushCommit(git: Git, way: GitWay, commit: string): Promise<void> {
  await git(['push', '--porcelain', '--no-follow-tags', way.remote, `${commit}:refs/heads/${way.branch}`]);
  await git(['update-ref', trackingRef(way), commit]);
}

/** Returns the author of git's commits; undefined if git knows none. */
export async function gitAuthor(git: Git): Promise<Writer | undefined> {
  const [name, email] = await Promise.all([
    orEmpty(git(['config', 'user.name'])),
    orEmpty(git(['config', 'user.email'])),
  ]);
  return name !== '' && email !== '' ? { name, email } : undefined;
}

async function orEmpty(answer: Promise<string>): Promise<string> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof GitRefusal) return '';
    throw error;
  }
}

/** Writes the texts and static files of a commit into a folder of their own, which replaces that of an earlier commit. */
export async function checkOutContent(
  { git, prefix }: Repository,
  site: SiteDefinition,
  commit: string,
): Promise<NonNullable<VisitorsBuildOptions['content']>> {
  const folder = join(publicationFolder(site), 'commit');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const env = { GIT_INDEX_FILE: join(folder, '.index') };
  const shown = (dir: string) => relative(site.root, dir).split(sep).join('/');
  const folders = [shown(site.contentDir), shown(site.staticDir)];
  await git(['read-tree', commit], { env });
  const paths = await git.bytes(['ls-files', '-z', '--', ...folders], { env });
  await git(['checkout-index', '-f', '-z', '--stdin', `--prefix=${folder}/`], { env, input: paths });
  const [contentDir = '', staticDir = ''] = folders.map((name) => join(folder, prefix, name));
  return { contentDir, staticDir };
}
