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
  /** The text to start from, and the version that it began from. */
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
    /** The parsed text; undefined when only the whole text can be shown. */
    reading,
    diagnostics: sortDiagnostics(judged.diagnostics),
    previewed,
    saving,
    remarks: useRemarks(path, editing.text),
    activePane,
    actions,
    /** The reason why unsaved text cannot be kept in this browser; empty otherwise. */
    copyProblem: useLocalCopy(path, editing),
    /** A sentence on a change of the file on the disk. */
    disk: useDisk(path, store, dialog === 'rename' || dialog === 'delete'),
    dialog,
    openDialog,
    onFiles,
    onRenamed,
  };
}

/** Returns the list's entry of a file. A deleted file keeps its last entry, as its text can still be edited. */
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
  /** Reloads the list of content. */
  onFiles(): Promise<void>;
  /** Called after a rename with the paths of the other files that it changed. */
  onRenamed(changed: readonly string[]): void;
}

/** A file's text as the page shows it. */
export interface Reading {
  data: Readonly<Record<string, unknown>>;
  body: string;
  /** 1-based line of the body's first line in the file. */
  bodyLine: number;
  /** The reason why visitors do not see its page yet. */
  unpublished?: Unpublished;
}

/** Parses a text; returns undefined if its front matter cannot be read or no content type describes it. */
function readingOf(text: string, contentType: ContentTypeInfo | undefined, today: string): Reading | undefined {
  const read = contentType && readFrontMatter(text);
  if (!read || 'unreadable' in read) return undefined;
  const unpublished = unpublishedReason(contentType, read.data, today);
  return { ...read, ...(unpublished && { unpublished }) };
}

/** Returns the day on which a page will appear once it is released; undefined if it will appear at once. */
export function publicationDay({ data }: Reading, { publication }: ContentTypeInfo, today: string): string | undefined {
  const { draft = '', ...day } = publication ?? {};
  const unpublished = unpublishedReason({ publication: { draft, ...day } }, { ...data, [draft]: false }, today);
  return unpublished?.why === 'scheduled' ? unpublished.from : undefined;
}

interface Opening {
  /** The file; undefined until it is loaded, and while it does not exist. */
  file?: OpenFile;
  /** An unsaved text of this file that differs from the disk, even if the file is gone. */
  copy?: LocalCopy;
  /** The text to start from; undefined until the writer has decided. */
  start?: Start;
  problem: string;
}

/** Loads a file, and its unsaved copy if this browser keeps one. */
export function useOpenFile(path: string) {
  const [opening, setOpening] = useState<Opening>({ problem: '' });
  // A build that ends meanwhile loads again, but the writer may already edit the first answer: later ones must not replace it.
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
  // A missing file may exist after a build.
  useBuildEnd(() => {
    if (!opening.file) void ask();
  });
  return {
    ...opening,
    resume(copy: LocalCopy) {
      const file = opening.file ?? { path, ...NEW_FILE_VERSION };
      setOpening({ ...opening, file, start: opening.file ? copy : { ...NEW_FILE_VERSION, text: copy.text } });
    },
    /** Discards the copy after storing it on the server. Rejects if it cannot be stored there. */
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

/** Ensures that one tab at a time writes a file (Web Locks). The lock goes with its tab, however that ends. */
export function useFileLock(path: string) {
  const [held, setHeld] = useState(true);
  const [steals, setSteals] = useState(0);
  useEffect(() => holdLock(`atelier-${path}`, steals > 0, setHeld), [path, steals]);
  return {
    /** True if this tab writes the file; while false, another tab does. */
    held,
    /** Takes the file over from the other tab, whose `held` becomes false. */
    take: () => setSteals((count) => count + 1),
  };
}

/** Waits for a lock and holds it until the returned function is called. `steal`: takes the lock from its holder, who then waits in turn. */
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
