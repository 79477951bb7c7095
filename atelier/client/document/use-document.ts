import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Unpublished } from '../../../build/contract/entry.ts';
import { unpublishedReason } from '../../../build/contract/publication.ts';
import type { FilePlace } from '../../../build/contract/workshop-host.ts';
import type { ContentTypeInfo } from '../../../build/editing/content-type-info.ts';
import { readFrontMatter } from '../../../build/editing/front-matter/read.ts';
import { sortDiagnostics } from '../../../build/editing/wordings.ts';
import type { ListedFile, OpenFile } from '../../api.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { call, openText, Refused, reasonOf, Unreachable } from '../api-client.ts';
import { useRemarks } from '../review/use-remarks.ts';
import { useRetries } from '../ui/use-request.ts';
import { type Content, useBuildEnd } from '../use-content.ts';
import { EditingStore, NEW_FILE_VERSION, type Start } from './editing.ts';
import { dropCopy, type LocalCopy, localCopyOf, useLocalCopy } from './local-copies.ts';
import { type DocumentDialog, useActions } from './use-actions.ts';
import { useActivePane } from './use-panes.ts';
import { useDiagnostics, usePreview } from './use-preview.ts';
import { useDisk, useSaving } from './use-saving.ts';

export interface OpenDocumentProps extends DocumentPageProps {
  opened: OpenFile;
  /** The text to go on from, and the version that it began from. */
  start: Start;
}

/** A file being written, with all that its page shows of it. */
export type OpenDocument = ReturnType<typeof useDocument>;

export function useDocument({ place, content, onFiles, onRenamed, opened, start }: OpenDocumentProps) {
  const { path } = place;
  const [store] = useState(() => new EditingStore(opened, start));
  const [dialog, openDialog] = useState<DocumentDialog>();
  const editing = useSyncExternalStore(store.watch, store.current);
  const file = useListed(path, content.list.files);
  const contentType = content.list.contentTypes.find(({ name }) => name === file?.contentType);
  const reading = readingOf(editing.text, contentType, content.list.today);
  const previewed = usePreview(path, editing);
  const judged = useDiagnostics(path, editing, previewed);
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
    /** Undefined where there is but the whole text. */
    reading,
    diagnostics: sortDiagnostics(judged.diagnostics),
    previewed,
    saving,
    remarks: useRemarks(path, editing.text),
    activePane,
    actions,
    /** Why no copy can be kept of what is not saved. */
    copyProblem: useLocalCopy(path, editing),
    /** A sentence on a change of the file on the disk. */
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

/** Props of the page of a file. */
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
  const unpublished = unpublishedReason(contentType, read.data, today);
  return { ...read, ...(unpublished && { unpublished }) };
}

/** The day that a page will wait for once it is no draft any more; undefined where it will wait for none. */
export function publicationDay({ data }: Reading, { publication }: ContentTypeInfo, today: string): string | undefined {
  const { draft = '', ...day } = publication ?? {};
  const unpublished = unpublishedReason({ publication: { draft, ...day } }, { ...data, [draft]: false }, today);
  return unpublished?.why === 'scheduled' ? unpublished.from : undefined;
}

interface Opening {
  /** Undefined until it has come, and while there is none. */
  file?: OpenFile;
  /** A text of this file that was left unsaved, and differs from what lies on the disk; the file may be gone. */
  copy?: LocalCopy;
  /** The text to go on from; undefined until it is decided. */
  start?: Start;
  problem: string;
}

/** Reads a file, and looks for a text of it that was not saved. */
export function useOpenFile(path: string) {
  const [opening, setOpening] = useState<Opening>({ problem: '' });
  // A build that ends meanwhile asks again: the first answer is the one to write in, and a later one must not take its place.
  const answer = (opened: Opening) => setOpening((known) => (known.file ? known : opened));
  const ask = useEffectEvent(async () => {
    try {
      answer(withCopy(path, await openText(path)));
    } catch (error) {
      answer(withoutFile(path, error));
      if (error instanceof Unreachable) retries.soon();
    }
  });
  const retries = useRetries(() => void ask());
  useEffect(() => void ask(), []);
  // A file that was not there may be by then.
  useBuildEnd(() => {
    if (!opening.file) void ask();
  });
  return {
    ...opening,
    resume(copy: LocalCopy) {
      const file = opening.file ?? { path, ...NEW_FILE_VERSION };
      setOpening({ ...opening, file, start: opening.file ? copy : { ...NEW_FILE_VERSION, text: copy.text } });
    },
    /** Gives the copy up, once it can be had again elsewhere. Rejects where it cannot be kept there. */
    async discard({ text }: LocalCopy) {
      await call('bin/unsaved', { path, text });
      dropCopy(path);
      if (opening.file) setOpening({ ...opening, start: opening.file });
      else setOpening({ problem: words.file.absent });
    },
  };
}

function withoutFile(path: string, error: unknown): Opening {
  if (error instanceof Unreachable) return { problem: '' };
  if (!(error instanceof Refused) || error.status !== 404) return { problem: reasonOf(error) };
  const copy = localCopyOf(path);
  return copy ? { copy, problem: '' } : { problem: words.file.absent };
}

function withCopy(path: string, file: OpenFile): Opening {
  const copy = localCopyOf(path);
  if (copy && copy.text !== file.text) return { file, copy, problem: '' };
  dropCopy(path);
  return { file, start: file, problem: '' };
}

/** Sees to it that one tab of the browser at a time writes a file (Web Locks). The lock goes with its tab, however that ends. */
export function useFileLock(path: string) {
  const [held, setHeld] = useState(true);
  const [steals, setSteals] = useState(0);
  useEffect(() => holdLock(`atelier-${path}`, steals > 0, setHeld), [path, steals]);
  return {
    /** This tab alone writes the file; another one does while it is false. */
    held,
    /** Takes the file over from the other tab, which is told by its own `held`. */
    take: () => setSteals((count) => count + 1),
  };
}

/** Holds a lock, or waits for it, until what it returns is called. `steal`: whoever holds it loses it, and waits in turn. */
function holdLock(name: string, steal: boolean, onHeld: (held: boolean) => void): () => void {
  const end = new AbortController();
  let release = () => {};
  const hold = () =>
    new Promise<void>((resolve) => {
      release = resolve;
      onHeld(true);
    });
  const wait = (): Promise<void> => {
    onHeld(false);
    return navigator.locks.request(name, { signal: end.signal }, hold);
  };
  const again = (request: Promise<void>): Promise<void> =>
    request.catch(() => (end.signal.aborted ? undefined : again(wait())));
  void again(
    steal
      ? navigator.locks.request(name, { steal: true }, hold)
      : navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? hold() : wait())),
  );
  return () => {
    end.abort();
    release();
  };
}
