import { useEffect, useEffectEvent, useState } from 'react';
import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import type { SitePicture } from '../../../build/contract/workshop-host.ts';
import type { ContentTypeInfo } from '../../../build/editing/content-type-info.ts';
import { editFrontMatter } from '../../../build/editing/front-matter/edit.ts';
import type { FieldEdit } from '../../../build/editing/front-matter/field-edit.ts';
import { readFrontMatter, withBody } from '../../../build/editing/front-matter/read.ts';
import { linkTo } from '../../file-link.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { call, reasonOf, upload } from '../api-client.ts';
import { type FileContext, useFileContext } from '../compare/cut-texts.ts';
import { mergeTexts } from '../compare/use-merge.ts';
import { readablePicture } from '../pictures/picture-files.ts';
import { chooseForPublication, PUBLICATION_FRAGMENT } from '../publication/use-publication.ts';
import type { EditingStore } from './editing.ts';
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
export function useActions(options: ActionsOptions) {
  const { path, store, saving, openDialog, onFiles } = options;
  const [status, setStatus] = useState('');
  const writing = writingIn(options, setStatus);
  const settle = (text: string, outcome: string) => {
    const mine = store.current().text;
    store.change({ type: 'settled', text });
    setStatus(outcome);
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
  return {
    ...writing,
    ...publishingActions(options, writing.edit, save, setStatus),
    ...filingActions(options, save, setStatus),
    /** The result of the last action, in words. */
    status,
    joining,
    /** True once the file holds what is written. A conflict asks what is to become of it. */
    save,
    /** Ends a conflict: this text goes on from what lies on the disk. */
    settle,
    /** The file as it was saved last. */
    saved: () => store.current().saved,
    /** Rejects with why the picture cannot be kept. */
    picture: (file: File) => keepPicture(file, onFiles),
  };
}

type Settle = (text: string, outcome: string) => void;

/** Joins a change on the disk with the one here by itself, unless both have changed the same paragraph. */
function useJoining(path: string, store: EditingStore, settle: Settle) {
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
  return {
    /** Resolves to false where the writer has to choose. */
    join,
    /** True once it is known that the writer has to choose. */
    isAsked: conflict !== undefined && asked === conflict,
  };
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

type Tell = (words: string) => void;

/** The actions that change whether visitors see a text. */
function publishingActions(
  { path, store, contentType, onFiles }: ActionsOptions,
  edit: (edits: readonly FieldEdit[]) => boolean,
  save: () => Promise<boolean>,
  tell: Tell,
) {
  const change = async (edits: readonly FieldEdit[]) => {
    if (!edit(edits) || !(await save())) return false;
    await onFiles();
    return true;
  };
  return {
    /** Makes the text a draft again, and saves that. */
    async withdraw() {
      const { draft } = contentType?.publication ?? {};
      if (draft !== undefined && (await change([{ at: [draft], value: true }]))) tell(words.releasing.drafted);
    },
    /** Lets a page go, from a day on if one is given, saves that, and leads to where this text is published. */
    async release(day: string | undefined) {
      const { publication } = contentType ?? {};
      if (!publication || !(await change(releaseEdits(store.current().text, publication, day)))) return;
      chooseForPublication([path]);
      location.hash = PUBLICATION_FRAGMENT;
    },
    /** Saves the file, and leads to where the site is published. */
    async goLive() {
      if (await save()) location.hash = PUBLICATION_FRAGMENT;
    },
  };
}

/** The actions that make a file of another name. */
function filingActions({ path, store, onFiles }: ActionsOptions, save: () => Promise<boolean>, tell: Tell) {
  return {
    /** Adds a copy of what is written here, as a draft, and opens it. */
    async duplicate() {
      try {
        const copy = await call('files/duplicate', { path, text: store.current().text });
        await onFiles();
        location.hash = linkTo(copy);
      } catch (error) {
        tell(reasonOf(error));
      }
    },
    /** Saves the file and gives it another name. Rejects with why it cannot have it. */
    async rename(slug: string) {
      if (!(await save())) throw new Error(words.renaming.notSaved);
      const file = await call('files/rename', { path, slug, version: store.current().saved.version });
      dropCopy(path);
      return file;
    },
  };
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

/** Changes of the file's one text; each can be undone. `typing` is that of `Change`. */
function writingIn({ store, contentType, judged }: ActionsOptions, tell: Tell) {
  const write = (text: string, typing?: string, isShown = false) =>
    store.change({ type: 'edit', text, at: Date.now(), typing, isShown });
  return {
    /** False where the front matter cannot hold what is wanted; the writer is told. */
    edit(edits: readonly FieldEdit[], typing?: string) {
      if (!contentType) return false;
      try {
        write(withFields(store.current().text, edits, contentType), typing);
        return true;
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        tell(words.file.notEdited(error.message));
        return false;
      }
    },
    writeWhole: (text: string, typing?: string) => write(text, typing, true),
    writeBody: (body: string, typing?: string) => write(withBody(store.current().text, body), typing, true),
    /** Writes an earlier text in the place of this one, as a step of its own, and says so. */
    writeVersion(text: string, outcome: string) {
      write(text);
      tell(outcome);
    },
    /** Puts what a diagnostic proposes in its place. */
    fix(diagnostic: Diagnostic) {
      const text = withFix(store.current().text, diagnostic, judged.text);
      if (text !== undefined) write(text);
      tell(text === undefined ? words.diagnostics.moved : words.diagnostics.fixed);
    },
    undo: () => store.change({ type: 'undo' }),
    redo: () => store.change({ type: 'redo' }),
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
