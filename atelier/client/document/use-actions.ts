import { useEffect, useEffectEvent, useState } from 'react';
import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import type { SitePicture } from '../../../build/contract/workshop-host.ts';
import type { ContentTypeInfo } from '../../../build/editing/content-type-info.ts';
import { editFrontMatter } from '../../../build/editing/front-matter/edit.ts';
import type { FieldEdit } from '../../../build/editing/front-matter/field-edit.ts';
import { readFrontMatter, withBody } from '../../../build/editing/front-matter/read.ts';
import type { OpenFile, Renamed } from '../../api.ts';
import { linkTo } from '../../file-link.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { call, reasonOf, upload } from '../api-client.ts';
import { type FileContext, useFileContext } from '../compare/cut-texts.ts';
import { mergeTexts } from '../compare/use-merge.ts';
import { readablePicture } from '../pictures/picture-files.ts';
import { chooseForPublication, PUBLICATION_FRAGMENT } from '../publication/use-publication.ts';
import type { EditingStore, Version } from './editing.ts';
import { dropCopy } from './local-copies.ts';
import { type CheckedText, withFix } from './use-preview.ts';
import type { Saving } from './use-saving.ts';

/** Names of the dialogs of a file. */
export type DocumentDialog = 'conflict' | 'rename' | 'release' | 'plan' | 'history' | 'review' | 'delete';

interface ActionsOptions {
  path: string;
  store: EditingStore;
  contentType: ContentTypeInfo | undefined;
  saving: Saving;
  judged: CheckedText;
  openDialog(question: DocumentDialog): void;
  /** Has the list of content read anew. */
  onFiles(): Promise<void>;
}

/** The actions of a writer on a file. */
export interface Actions extends Writing {
  joining: Joining;
  /** The result of the last action, in words. */
  status: string;
  /** True once the file holds what is written. A conflict asks what is to become of it. */
  save(): Promise<boolean>;
  /** Makes the text a draft again, and saves that. */
  withdraw(): Promise<void>;
  /** Lets a page go, from a day on if one is given, saves that, and leads to where this text is published. */
  release(day: string | undefined): Promise<void>;
  /** Saves the file, and leads to where the site is published. */
  goLive(): Promise<void>;
  /** The file as it was saved last. */
  saved(): Version;
  /** Adds a copy of what is written here, as a draft, and opens it. */
  duplicate(): Promise<void>;
  /** Saves the file and gives it another name. Rejects with why it cannot have it. */
  rename(slug: string): Promise<Renamed>;
  /** Rejects with why the picture cannot be kept. */
  picture(file: File): Promise<SitePicture>;
}

export function useActions(options: ActionsOptions): Actions {
  const { path, store, contentType, saving, judged, openDialog, onFiles } = options;
  const [status, setStatus] = useState('');
  const writing = writingIn({ store, contentType, found: judged.text, setStatus });
  const settle = (text: string, status: string) => {
    const mine = store.current().text;
    writing.settle(text, status);
    // « Annuler » holds it for as long as the page is open.
    if (text !== mine) call('bin/unsaved', { path, text: mine }).catch((error) => setStatus(reasonOf(error)));
  };
  const joining = useJoining(path, store, settle);
  const save = async () => {
    setStatus('');
    const done = await saving.saveNow();
    if (!store.current().conflict) return done;
    if (await joining.join()) return saving.saveNow();
    openDialog('conflict');
    return false;
  };
  const rename = async (slug: string) => {
    if (!(await save())) throw new Error(words.renaming.notSaved);
    const file = await call('files/rename', { path, slug, version: store.current().saved.version });
    dropCopy(path);
    return file;
  };
  const duplicate = () =>
    addCopy({ path, text: store.current().text }, onFiles).catch((error) => setStatus(reasonOf(error)));
  const own = { status, save, duplicate, rename, picture: (file: File) => keepPicture(file, onFiles) };
  return {
    ...writing,
    joining,
    settle,
    saved: () => store.current().saved,
    ...own,
    ...publishingActions(options, writing, { save, setStatus }),
  };
}

interface Joining {
  /** Joins both changes. Resolves to false where the writer has to choose. */
  join(): Promise<boolean>;
  /** True once it is known that the writer has to choose. */
  isAsked: boolean;
}

type Settle = (text: string, status: string) => void;

/** Joins a change on the disk with the one here by itself, unless both have changed the same paragraph. */
function useJoining(path: string, store: EditingStore, settle: Settle): Joining {
  const file = useFileContext(path);
  const [asked, setAsked] = useState<string>();
  const conflict = store.current().conflict?.version;
  const join = async () => {
    const isJoined = await joinChanges(store, file, settle);
    setAsked(isJoined ? undefined : store.current().conflict?.version);
    return isJoined;
  };
  const joinAtOnce = useEffectEvent(join);
  useEffect(() => {
    if (conflict !== undefined) void joinAtOnce();
  }, [conflict]);
  return { join, isAsked: conflict !== undefined && asked === conflict };
}

async function joinChanges(store: EditingStore, { context }: FileContext, settle: Settle): Promise<boolean> {
  for (;;) {
    const { conflict, saved, text } = store.current();
    if (!conflict) return true;
    const { questions, textWith } = await mergeTexts({ base: saved.text, mine: text, theirs: conflict.text }, context);
    const now = store.current();
    // Either text has changed meanwhile.
    if (now.text !== text || now.conflict?.version !== conflict.version) continue;
    if (questions.length > 0) return false;
    settle(
      textWith(() => []),
      words.conflict.joined,
    );
    return true;
  }
}

interface Telling extends Pick<Actions, 'save'> {
  setStatus(words: string): void;
}

/** The actions that change whether visitors see a text. */
function publishingActions(
  { path, store, contentType, onFiles }: ActionsOptions,
  writing: Writing,
  { save, setStatus }: Telling,
): Pick<Actions, 'withdraw' | 'release' | 'goLive'> {
  const change = async (edits: readonly FieldEdit[]) => {
    if (!writing.edit(edits) || !(await save())) return false;
    await onFiles();
    return true;
  };
  const withdraw = async () => {
    const { draft } = contentType?.publication ?? {};
    if (draft !== undefined && (await change([{ at: [draft], value: true }]))) setStatus(words.releasing.drafted);
  };
  const release = async (day: string | undefined) => {
    const { publication } = contentType ?? {};
    if (!publication || !(await change(releaseEdits(store.current().text, publication, day)))) return;
    chooseForPublication([path]);
    location.hash = PUBLICATION_FRAGMENT;
  };
  const goLive = async () => {
    if (await save()) location.hash = PUBLICATION_FRAGMENT;
  };
  return { withdraw, release, goLive };
}

/** Adds a copy of a text, as a draft, and opens it. */
async function addCopy(text: Pick<OpenFile, 'path' | 'text'>, onFiles: ActionsOptions['onFiles']): Promise<void> {
  const copy = await call('files/duplicate', text);
  await onFiles();
  location.hash = linkTo(copy);
}

async function keepPicture(file: File, onFiles: ActionsOptions['onFiles']): Promise<SitePicture> {
  try {
    const kept = await upload('picture', await readablePicture(file));
    void onFiles();
    return kept;
  } catch (error) {
    throw new Error(reasonOf(error), { cause: error });
  }
}

interface WritingOptions {
  store: EditingStore;
  contentType: ContentTypeInfo | undefined;
  /** The text that the diagnostics are about. */
  found: string;
  /** Tells the writer what became of it. */
  setStatus(words: string): void;
}

/** Changes of the file's one text; each can be undone. `typing` is that of `Change`. */
interface Writing {
  /** False where the front matter cannot hold what is wanted; the writer is told. */
  edit(edits: readonly FieldEdit[], typing?: string): boolean;
  writeWhole(text: string, typing?: string): void;
  writeBody(body: string, typing?: string): void;
  /** Writes an earlier text in the place of this one, as a step of its own, and says so. */
  writeVersion(text: string, status: string): void;
  /** Puts what a diagnostic proposes in its place. */
  fix(diagnostic: Diagnostic): void;
  undo(): void;
  redo(): void;
  /** Ends a conflict: this text goes on from what lies on the disk. */
  settle(text: string, status: string): void;
}

function writingIn({ store, contentType, found, setStatus }: WritingOptions): Writing {
  const write = (text: string, typing?: string, isShown = false) =>
    store.change({ type: 'edit', text, at: Date.now(), typing, isShown });
  const edit = (edits: readonly FieldEdit[], typing?: string) => {
    if (!contentType) return false;
    try {
      write(withFields(store.current().text, edits, contentType), typing);
      return true;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      setStatus(words.file.notEdited(error.message));
      return false;
    }
  };
  const fix = (diagnostic: Diagnostic) => {
    const text = withFix(store.current().text, diagnostic, found);
    if (text === undefined) return setStatus(words.diagnostics.moved);
    write(text);
    setStatus(words.diagnostics.fixed);
  };
  const settle = (text: string, status: string) => {
    store.change({ type: 'settled', text });
    setStatus(status);
  };
  return {
    edit,
    writeWhole: (text, typing) => write(text, typing, true),
    writeBody: (body, typing) => write(withBody(store.current().text, body), typing, true),
    writeVersion: (text, status) => {
      write(text);
      setStatus(status);
    },
    fix,
    undo: () => store.change({ type: 'undo' }),
    redo: () => store.change({ type: 'redo' }),
    settle,
  };
}

/** A text with fields of its front matter changed. New fields of the top come in the order of the content type's schema. Throws a `RangeError` for what cannot be. */
export function withFields(text: string, edits: readonly FieldEdit[], { schema }: ContentTypeInfo): string {
  const order =
    'properties' in schema && typeof schema.properties === 'object' ? Object.keys(schema.properties ?? {}) : [];
  return edits.reduce((changed, edit) => editFrontMatter(changed, edit, edit.at.length === 1 ? order : []), text);
}

/** The edits that make a text no draft any more, and give it a day if one is wanted. */
export function releaseEdits(
  text: string,
  { draft, from }: NonNullable<ContentTypeInfo['publication']>,
  day: string | undefined,
): FieldEdit[] {
  const read = readFrontMatter(text);
  return [
    ...('data' in read && draft in read.data ? [{ at: [draft], remove: true as const }] : []),
    ...(day !== undefined && from !== undefined ? [{ at: [from], value: day }] : []),
  ];
}
