import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import type { ListedFile } from '../../api.ts';
import { fileName, linkTo, textsNamedIn } from '../../file-link.ts';
import type { StoredRemark } from '../../server/review/remark-files.ts';
import { workshopApp as app } from '../../words/app.fr.ts';
import { workshopOverview as words } from '../../words/overview.fr.ts';

/** Tasks of one kind. */
export interface WaitingGroup {
  name: GroupName;
  label: string;
  /** The number of tasks, of which a text may have several. */
  count: number;
  texts: readonly WaitingText[];
}

interface WaitingText {
  link: string;
  title: string;
  /** The task or its day; empty if the group's name is enough. */
  detail: string;
}

type GroupName = Exclude<
  keyof typeof words.waiting,
  'heading' | 'nothing' | 'looking' | 'on' | 'place' | 'more' | 'unpublished' | 'unpublishedHint' | 'fileGone'
>;

/** Returns the tasks in the texts, the most urgent first, without empty groups. */
export function waitingGroups(
  files: readonly ListedFile[],
  unsaved: ReadonlySet<string>,
  diagnostics: readonly Diagnostic[],
  remarks: readonly StoredRemark[],
  due: readonly ListedFile[],
): WaitingGroup[] {
  const titles = new Map(files.map(({ path, title }) => [path, title]));
  const found = (name: GroupName) => {
    const own = diagnostics.filter((one) => groupOf(one) === name);
    return group(name, textsWithDiagnostics(own, files), own.length);
  };
  const drafts = files.filter(({ unpublished }) => unpublished?.why === 'draft');
  return [
    found('blocking'),
    group('due', due.map(dueText)),
    group('remarks', textsWithRemarks(remarks, titles), remarks.length),
    group('unsaved', unsavedTexts(unsaved, files)),
    group('drafts', drafts.map(textOf)),
    group('scheduled', scheduledTexts(files)),
    ...(['placeholders', 'defaults', 'facts', 'others'] as const).map(found),
  ].filter(({ count }) => count > 0);
}

function group(name: GroupName, texts: readonly WaitingText[], count = texts.length): WaitingGroup {
  return { name, label: words.waiting[name], count, texts };
}

function groupOf({ severity, rule }: Diagnostic): GroupName {
  if (severity === 'error') return 'blocking';
  const rules: Readonly<Record<string, string>> = words.rules;
  const name = rules[rule];
  return name === 'placeholders' || name === 'defaults' || name === 'facts' ? name : 'others';
}

/** Returns an entry for each text, which links to its first diagnostic. */
function textsWithDiagnostics(diagnostics: readonly Diagnostic[], files: readonly ListedFile[]): WaitingText[] {
  const byFile = new Map<string, Diagnostic[]>();
  for (const one of diagnostics) byFile.set(one.file, [...(byFile.get(one.file) ?? []), one]);
  return [...byFile].flatMap(([path, [first, ...others]]) => {
    if (!first) return [];
    const known = files.find((file) => file.path === path);
    const named = textsNamedIn(first.message, files).map((part) =>
      typeof part === 'string' ? part : app.quoted(part.title),
    );
    return {
      title: words.waiting.place(known?.title ?? fileName(path), others.length + 1),
      detail: named.join(''),
      link: known ? linkTo({ path, line: first.line, column: first.column }) : '',
    };
  });
}

/** Returns an entry for each text with remarks, which links to the text. */
function textsWithRemarks(remarks: readonly StoredRemark[], titles: ReadonlyMap<string, string>): WaitingText[] {
  const paths = [...new Set(remarks.map(({ path }) => path))];
  return paths.map((path) => {
    const ofText = remarks.filter((one) => one.path === path);
    const title = words.waiting.place(titles.get(path) ?? fileName(path), ofText.length);
    return { title, detail: ofText[0]?.text ?? '', link: titles.has(path) ? linkTo({ path }) : '' };
  });
}

/** Returns the texts with unsaved copies in the order of the list, then those of deleted files. */
function unsavedTexts(unsaved: ReadonlySet<string>, files: readonly ListedFile[]): WaitingText[] {
  const listed = files.filter(({ path }) => unsaved.has(path));
  const gone = new Set(unsaved);
  for (const { path } of listed) gone.delete(path);
  const detail = words.waiting.fileGone;
  return [
    ...listed.map(textOf),
    ...[...gone].sort().map((path) => ({ link: linkTo({ path }), title: fileName(path), detail })),
  ];
}

function textOf(file: ListedFile): WaitingText {
  return { link: linkTo(file), title: file.title, detail: '' };
}

function dueText(file: ListedFile): WaitingText {
  return { ...textOf(file), detail: file.date === undefined ? '' : words.waiting.on(file.date) };
}

/** Returns the scheduled texts by their day, the next one first. */
function scheduledTexts(files: readonly ListedFile[]): WaitingText[] {
  const days = files.flatMap((file) =>
    file.unpublished?.why === 'scheduled' ? [{ file, from: file.unpublished.from }] : [],
  );
  return days
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .map(({ file, from }) => ({ ...textOf(file), detail: words.waiting.on(from) }));
}
