import { useState } from 'react';
import type { ContentTypeInfo } from '../../../build/contract/editing/content-type-info.ts';
import type { SitePicture } from '../../../build/contract/workshop-host.ts';
import type { Renamed } from '../../api.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { apiClient } from '../api-client.ts';
import { binClient } from '../bin/bin-client.ts';
import { duplicating } from '../bin/duplicating.ts';
import { PUBLICATION } from '../publication/publication-address.ts';
import { reasonOf } from '../reasons.ts';
import type { Version } from './editing.ts';
import type { EditingStore } from './editing-store.ts';
import { draftEdits } from './edits.ts';
import { dropCopy } from './local-copy.ts';
import type { Judged } from './use-diagnostics.ts';
import type { Saving } from './use-saving.ts';
import { type Writing, writingIn } from './writing.ts';

/** What can be asked of the writer over a document. */
export type DocumentDialog = 'conflict' | 'rename' | 'release' | 'history' | 'review' | 'delete';

interface ActionsOptions {
  path: string;
  store: EditingStore;
  contentType: ContentTypeInfo | undefined;
  saving: Saving;
  judged: Judged;
  openDialog(question: DocumentDialog): void;
  /** Has the list of content read anew. */
  onFiles(): Promise<void>;
}

/** What a writer can do with a file. */
export interface Actions extends Writing {
  /** What the last of them led to, in words. */
  said: string;
  /** True once the file holds what is written. A conflict asks what is to become of it. */
  save(): Promise<boolean>;
  /** Holds the page back, or lets it go, and saves that; `from`: the day that it waits for then. */
  release(draft: boolean, from: string | undefined): Promise<void>;
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
  const [said, say] = useState('');
  const writing = writingIn({ store, contentType, found: judged.text, say });
  const save = async () => {
    say('');
    const done = await saving.save();
    if (store.current().conflict) openDialog('conflict');
    return done;
  };
  const release = async (draft: boolean, from: string | undefined) => {
    const { draft: field } = contentType?.publication ?? {};
    if (field === undefined || !writing.edit(draftEdits(field, draft)) || !(await save())) return;
    const { drafted, scheduled, released } = words.releasing;
    say(draft ? drafted : from === undefined ? released : scheduled(from));
    await onFiles();
  };
  const goLive = async () => {
    if (await save()) location.hash = PUBLICATION;
  };
  const rename = async (slug: string) => {
    if (!(await save())) throw new Error(words.renaming.notSaved);
    const file = await apiClient.rename({ path, slug, version: store.current().saved.version });
    dropCopy(path);
    return file;
  };
  const picture = async (file: File) => {
    try {
      const kept = await apiClient.keepPicture(file);
      void onFiles();
      return kept;
    } catch (error) {
      throw new Error(reasonOf(error), { cause: error });
    }
  };
  const saved = () => store.current().saved;
  const settle = (text: string) => {
    const mine = store.current().text;
    writing.settle(text);
    // « Annuler » holds it for as long as the page is open.
    if (text !== mine) binClient.keepUnsaved({ path, text: mine }).catch((error) => say(reasonOf(error)));
  };
  const duplicate = duplicating({ path, store, onFiles, say });
  return { ...writing, settle, said, save, saved, release, goLive, duplicate, rename, picture };
}
