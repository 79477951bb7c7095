import { publication as words } from '../../../words/publication.fr.ts';
import type { GitRefusal } from './git.ts';

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
