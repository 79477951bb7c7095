import { workshopApp as words } from '../../../diagnostics/messages/workshop-app.fr.ts';
import { folded } from '../../../platform/folded.ts';
import type { ContentList, ContentTypeInfo, ListedFile } from '../../api.ts';
import { type Badge, faultsOf, publicationOf, UNSAVED } from './file-state.ts';

/** A file as the list shows it. */
interface Row {
  file: ListedFile;
  badges: readonly Badge[];
}

/** Files under one heading. */
export interface Group {
  name: string;
  heading: string;
  description: string;
  /** The kind that more of them can be added of. */
  kind?: ContentTypeInfo;
  rows: readonly Row[];
}

/** The files that fit what was typed, by kind; the kinds that have one file come together. Groups of which nothing is left go, while something is typed. */
export function groupsOf({ kinds, files }: ContentList, unsaved: ReadonlySet<string>, typed: string): Group[] {
  const rows = files.map((file) => ({ file, badges: badgesOf(file, unsaved) })).filter(fitting(typed));
  const of = (names: readonly (string | undefined)[]) => rows.filter(({ file }) => names.includes(file.kind));
  const many = kinds.filter(({ single }) => !single);
  const one = kinds.filter(({ single }) => single);
  const groups: Group[] = [
    ...many.map((kind) => ({
      name: kind.name,
      heading: kind.plural,
      description: kind.description,
      kind,
      rows: of([kind.name]),
    })),
    { name: '', heading: words.list.singles, description: '', rows: of(one.map(({ name }) => name)) },
    { name: '?', heading: words.list.others, description: '', rows: of([undefined]) },
  ];
  return groups.filter((group) => group.rows.length > 0 || (group.kind && typed.trim() === ''));
}

function badgesOf(file: ListedFile, unsaved: ReadonlySet<string>): Badge[] {
  const publication = file.kind === undefined ? [] : [publicationOf(file.unpublished)];
  return [...publication, ...faultsOf(file), ...(unsaved.has(file.path) ? [UNSAVED] : [])];
}

/** Every word that was typed is somewhere in a row, accents and capitals aside. */
function fitting(typed: string): (row: Row) => boolean {
  const wanted = folded(typed).split(/\s+/).filter(Boolean);
  return ({ file, badges }) => {
    const text = folded([file.title, file.path, file.address, ...badges.map((badge) => badge.text)].join(' '));
    return wanted.every((word) => text.includes(word));
  };
}
