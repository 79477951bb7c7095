import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ContentTypeInfo } from '../../../build/contract/editing/content-type-info.ts';
import { readFrontMatter } from '../../../build/contract/editing/front-matter/read.ts';
import type { Unpublished } from '../../../build/contract/entry.ts';
import { unpublishedOn } from '../../../build/contract/publication.ts';
import { sortDiagnostics } from '../../../build/contract/wordings.ts';
import type { FilePlace } from '../../../build/contract/workshop-host.ts';
import type { Diagnostic } from '../../../build/diagnostics/diagnostic.ts';
import type { ListedFile, OpenFile } from '../../api.ts';
import { noteOpened } from '../overview/recent.ts';
import { type Remarks, useRemarks } from '../review/use-remarks.ts';
import type { Content } from '../use-content.ts';
import { type Editing, EditingStore, type Version } from './editing.ts';
import { useLocalCopy } from './local-copy.ts';
import { type Actions, type DocumentDialog, useActions } from './use-actions.ts';
import { type ActivePane, useActivePane } from './use-panes.ts';
import { type Previewed, useDiagnostics, usePreview } from './use-preview.ts';
import { type Saving, useDisk, useSaving } from './use-saving.ts';

/** A file being written, with all that its page shows of it. */
export interface OpenDocument {
  path: string;
  title: string;
  content: Content;
  /** As the list has it, or last had it; a file that was just made may not be there yet. */
  file: ListedFile | undefined;
  contentType: ContentTypeInfo | undefined;
  editing: Editing;
  /** Undefined where there is but the whole text. */
  reading: Reading | undefined;
  diagnostics: readonly Diagnostic[];
  previewed: Previewed;
  saving: Saving;
  remarks: Remarks;
  activePane: ActivePane;
  actions: Actions;
  /** Why no copy can be kept of what is not saved. */
  copyProblem: string;
  /** What became of the file on the disk. */
  disk: string;
  dialog: DocumentDialog | undefined;
  openDialog(question: DocumentDialog | undefined): void;
  /** Has the list of content read anew. */
  onFiles(): Promise<void>;
  onRenamed(changed: readonly string[]): void;
}

export interface OpenDocumentProps extends DocumentPageProps {
  opened: OpenFile;
  /** The text to go on from, and the version that it began from. */
  start: Version;
}

export function useDocument({ place, content, onFiles, onRenamed, opened, start }: OpenDocumentProps): OpenDocument {
  const { path } = place;
  useEffect(() => noteOpened(path), [path]);
  const [store] = useState(() => new EditingStore(opened, start));
  const [dialog, openDialog] = useState<DocumentDialog>();
  const editing = useSyncExternalStore(store.watch, store.current);
  const file = useListed(path, content.list.files);
  const contentType = content.list.contentTypes.find(({ name }) => name === file?.contentType);
  const reading = readingOf(editing.text, contentType, content.list.today);
  const previewed = usePreview(path, editing.text);
  const judged = useDiagnostics(path, editing.text, previewed);
  const saving = useSaving(path, store);
  const activePane = useActivePane(place, store, reading?.bodyLine ?? 1);
  const actions = useActions({ path, store, contentType, saving, judged, openDialog, onFiles });
  return {
    path,
    title: file?.title ?? path,
    content,
    file,
    contentType,
    editing,
    reading,
    diagnostics: sortDiagnostics(judged.diagnostics),
    previewed,
    saving,
    remarks: useRemarks(path, editing.text),
    activePane,
    actions,
    copyProblem: useLocalCopy(path, editing),
    disk: useDisk(path, store, dialog === 'rename' || dialog === 'delete'),
    dialog,
    openDialog,
    onFiles,
    onRenamed,
  };
}

/** A file that is gone keeps its content type and title: what is written in it goes on. */
function useListed(path: string, files: readonly ListedFile[]): ListedFile | undefined {
  const listed = files.find((one) => one.path === path);
  const [last, setLast] = useState(listed);
  if (listed && listed !== last) setLast(listed);
  return listed ?? last;
}

/** What the page of a file is handed. */
export interface DocumentPageProps {
  place: FilePlace;
  content: Content;
  /** Has the list of content read anew. */
  onFiles(): Promise<void>;
  /** The file has another name now, for which these others were changed. */
  onRenamed(changed: readonly string[]): void;
}

/** A file's text as the page shows it. */
export interface Reading {
  data: Readonly<Record<string, unknown>>;
  body: string;
  /** 1-based line of the body's first line in the file. */
  bodyLine: number;
  /** Why visitors will not see its page yet. */
  unpublished?: Unpublished;
}

/** Undefined where the front matter cannot be read, or no content type says what may stand in it: there is but the whole text then. */
function readingOf(text: string, contentType: ContentTypeInfo | undefined, today: string): Reading | undefined {
  const read = contentType && readFrontMatter(text);
  if (!read || 'unreadable' in read) return undefined;
  const unpublished = unpublishedOn(contentType, read.data, today);
  return { ...read, ...(unpublished && { unpublished }) };
}

/** The day that a page will wait for once it is no draft any more; undefined where it will wait for none. */
export function dayToCome({ data }: Reading, { publication }: ContentTypeInfo, today: string): string | undefined {
  const { draft = '', ...day } = publication ?? {};
  const unpublished = unpublishedOn({ publication: { draft, ...day } }, { ...data, [draft]: false }, today);
  return unpublished?.why === 'scheduled' ? unpublished.from : undefined;
}
