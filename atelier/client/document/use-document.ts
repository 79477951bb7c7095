import { useEffect, useState, useSyncExternalStore } from 'react';
import { sortDiagnostics } from '../../../build/contract/diagnostics.ts';
import type { ContentTypeInfo } from '../../../build/contract/editing/content-type-info.ts';
import type { Diagnostic } from '../../../build/diagnostics/diagnostic.ts';
import type { ListedFile, OpenFile } from '../../api.ts';
import { noteOpened } from '../overview/recent.ts';
import { type Remarks, useRemarks } from '../review/use-remarks.ts';
import type { Content } from '../use-content.ts';
import type { Editing, Version } from './editing.ts';
import { EditingStore } from './editing-store.ts';
import type { DocumentPageProps } from './page-props.ts';
import { type Reading, readingOf } from './reading.ts';
import { type Actions, type DocumentDialog, useActions } from './use-actions.ts';
import { type ActivePane, useActivePane } from './use-active-pane.ts';
import { useDiagnostics } from './use-diagnostics.ts';
import { useDisk } from './use-disk.ts';
import { useLocalCopy } from './use-local-copy.ts';
import { type Previewed, usePreview } from './use-preview.ts';
import { type Saving, useSaving } from './use-saving.ts';

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
