import { git } from './git.ts';

/** A content file that has gone, or has another name since. Names count from the content folder. */
export interface GoneFile {
  name: string;
  /** The name it was given, where git takes another file for the same. */
  movedTo?: string;
  /** Its text before it went, and the day. */
  text: string;
  day: string;
}

/** Commits that are asked: years of a busy site. */
const COMMITS = 500;

/** Files that commits of a content folder have deleted or renamed, the last ones first; undefined where git does not tell, now at least. */
export async function goneFiles(folder: string): Promise<GoneFile[] | undefined> {
  const range = ['-n', String(COMMITS), '--diff-filter=DR', '--find-renames', '--relative'];
  const form = ['--name-status', '-z', '--format=%x01%H %cs', '--no-show-signature'];
  const log = await git(folder, ['log', ...range, ...form, '--', '.']);
  const gone = log && changesIn(log.toString('utf8')).filter(({ name }) => name.endsWith('.md'));
  const texts = gone && (await textsOf(folder, gone));
  return texts && gone.map(({ commit: _, ...file }, index) => ({ ...file, text: texts[index] ?? '' }));
}

type Change = Omit<GoneFile, 'text'> & { commit: string };

/** A commit's line begins with a sign that no path has; statuses and paths follow, each in a field of its own (git-diff, "-z"). */
function changesIn(log: string): Change[] {
  const fields = log.split('\0').map((field) => field.replace(/^\n+/, ''));
  const changes: Change[] = [];
  let [commit = '', day = ''] = ['', ''];
  for (let at = 0; at < fields.length; at++) {
    const field = fields[at] ?? '';
    if (field.startsWith('\u0001')) [commit = '', day = ''] = field.slice(1).trim().split(' ');
    else if (field === 'D') changes.push({ name: fields[++at] ?? '', commit, day });
    else if (/^R\d+$/.test(field)) changes.push({ name: fields[++at] ?? '', movedTo: fields[++at] ?? '', commit, day });
  }
  return changes;
}

/** Texts as they were before the changes; what a shallow history does not hold is undefined, and so is all where git does not answer. */
async function textsOf(folder: string, changes: readonly Change[]): Promise<(string | undefined)[] | undefined> {
  if (changes.length === 0) return [];
  const asked = changes.map(({ commit, name }) => `${commit}^:./${name}\n`).join('');
  const answer = await git(folder, ['cat-file', '--batch'], asked);
  if (!answer) return undefined;
  const texts: (string | undefined)[] = [];
  for (let at = 0; at < answer.length; ) {
    const end = answer.indexOf('\n', at);
    const size = /^[\da-f]+ blob (\d+)$/.exec(answer.toString('latin1', at, end))?.[1];
    at = end + 1;
    texts.push(size === undefined ? undefined : answer.toString('utf8', at, at + Number(size)));
    if (size !== undefined) at += Number(size) + 1;
  }
  return texts;
}
