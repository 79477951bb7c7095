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
  /** Reloads the list of content. */
  onFiles(): Promise<void>;
}

/** Returns the writer's actions on a file. */
export function useActions(options: ActionsOptions) {
  const { path, store, saving, openDialog, onFiles } = options;
  const [status, setStatus] = useState('');
  const writing = writingIn(options, setStatus);
  const settle = (text: string, outcome: string) => {
    const mine = store.current().text;
    store.change({ type: 'settled', text });
    setStatus(outcome);
    // Undo can restore the text for as long as the page is open.
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
    /** Saves the text. Resolves to true once the file holds it; a conflict opens its dialog. */
    save,
    /** Ends a conflict with a text that builds on the version on the disk. */
    settle,
    /** Returns the version that was saved last. */
    saved: () => store.current().saved,
    /** Keeps a picture. Rejects with the reason why it cannot be kept. */
    picture: (file: File) => keepPicture(file, onFiles),
  };
}

type Settle = (text: string, outcome: string) => void;

/** Merges a change on the disk with the text here, unless both have changed the same paragraph. */
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
    /** Merges the versions. Resolves to false when the writer has to choose. */
    join,
    /** True if the writer has to choose. */
    isAsked: conflict !== undefined && asked === conflict,
  };
}

async function joinChanges(store: EditingStore, { context }: FileContext, settle: Settle): Promise<boolean> {
  for (;;) {
    const { conflict, saved, text } = store.current();
    if (!conflict) return true;
    const { questions, textWith } = await mergeTexts({ base: saved.text, mine: text, theirs: conflict.text }, context);
    const now = store.current();
    // One of the texts has changed meanwhile.
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

/** Returns the actions that change whether visitors see a text. */
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
    /** Turns the text back into a draft, and saves it. */
    async withdraw() {
      const { draft } = contentType?.publication ?? {};
      if (draft !== undefined && (await change([{ at: [draft], value: true }]))) tell(words.releasing.drafted);
    },
    /** Releases a page, on a day if one is given, saves it, and leads to the page of publication. */
    async release(day: string | undefined) {
      const { publication } = contentType ?? {};
      if (!publication || !(await change(releaseEdits(store.current().text, publication, day)))) return;
      chooseForPublication([path]);
      location.hash = PUBLICATION_FRAGMENT;
    },
    /** Saves the file, and leads to the page of publication. */
    async goLive() {
      if (await save()) location.hash = PUBLICATION_FRAGMENT;
    },
  };
}

/** Returns the actions that create a file of another name. */
function filingActions({ path, store, onFiles }: ActionsOptions, save: () => Promise<boolean>, tell: Tell) {
  return {
    /** Adds a copy of the present text as a draft, and opens it. */
    async duplicate() {
      try {
        const copy = await call('files/duplicate', { path, text: store.current().text });
        await onFiles();
        location.hash = linkTo(copy);
      } catch (error) {
        tell(reasonOf(error));
      }
    },
    /** Saves and renames the file. Rejects with the reason why it cannot have the name. */
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

/** Returns actions that change the text. Each of them can be undone; `typing` is that of `Change`. */
function writingIn({ store, contentType, judged }: ActionsOptions, tell: Tell) {
  const write = (text: string, typing?: string, isShown = false) =>
    store.change({ type: 'edit', text, at: Date.now(), typing, isShown });
  return {
    /** Edits fields. Returns false, and tells the writer, if the front matter cannot hold the values. */
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
    /** Replaces the text by an earlier one as an undo step of its own, and announces it. */
    writeVersion(text: string, outcome: string) {
      write(text);
      tell(outcome);
    },
    /** Applies the fix of a diagnostic. */
    fix(diagnostic: Diagnostic) {
      const text = withFix(store.current().text, diagnostic, judged.text);
      if (text !== undefined) write(text);
      tell(text === undefined ? words.diagnostics.moved : words.diagnostics.fixed);
    },
    undo: () => store.change({ type: 'undo' }),
    redo: () => store.change({ type: 'redo' }),
  };
}

/** Returns a text with edited front matter. New top-level fields come in the order of the content type's schema. Throws a `RangeError` for edits that the front matter cannot hold. */
export function withFields(text: string, edits: readonly FieldEdit[], { schema }: ContentTypeInfo): string {
  const order =
    'properties' in schema && typeof schema.properties === 'object' ? Object.keys(schema.properties ?? {}) : [];
  return edits.reduce((changed, edit) => editFrontMatter(changed, edit, edit.at.length === 1 ? order : []), text);
}

/** Returns the edits that release a draft, and set its day if one is given. */
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
