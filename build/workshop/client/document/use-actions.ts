import { useState } from 'react';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { workshopApp as words } from '../../../messages/workshop-app.fr.ts';
import type { KindShown, Picture } from '../../api.ts';
import type { FieldEdit } from '../../front-matter/field-edit.ts';
import { withBody } from '../../front-matter/read.ts';
import { linkTo } from '../place.ts';
import { questions } from '../questions.ts';
import { reasonOf } from '../reasons.ts';
import type { EditingStore } from './editing-store.ts';
import { draftEdits, nameOf, withFields } from './edits.ts';
import { mended } from './findings.ts';
import { dropCopy } from './local-copy.ts';
import type { Question } from './question.ts';
import type { Previewed } from './use-preview.ts';
import type { Saving } from './use-saving.ts';

interface ActionsOptions {
  path: string;
  store: EditingStore;
  kind: KindShown | undefined;
  saving: Saving;
  previewed: Previewed;
  ask(question: Question | undefined): void;
  onFiles(): Promise<void>;
}

/** What a writer can do with a file. */
export type Actions = ReturnType<typeof useActions>;

export function useActions({ path, store, kind, saving, previewed, ask, onFiles }: ActionsOptions) {
  /** What the last of them led to, in words. */
  const [said, say] = useState('');
  const write = (text: string, by: string) => store.change({ type: 'edit', text, by, at: Date.now() });
  const save = async () => {
    say('');
    if (store.current().conflict) ask('conflict');
    const done = await saving.save();
    if (store.current().conflict) ask('conflict');
    return done;
  };
  const edit = (edits: readonly FieldEdit[]): boolean => {
    if (!kind) return false;
    try {
      write(withFields(store.current().text, edits, kind), nameOf(edits));
      return true;
    } catch (error) {
      if (error instanceof RangeError) say(words.file.notEdited(error.message));
      else throw error;
      return false;
    }
  };
  return {
    said,
    edit,
    save,
    writeWhole: (text: string) => write(text, 'text'),
    writeBody: (body: string) => write(withBody(store.current().text, body), 'text'),
    undo: () => store.change({ type: 'undo' }),
    redo: () => store.change({ type: 'redo' }),
    fix: (finding: Diagnostic) => {
      const text = mended(store.current().text, finding, previewed.text);
      if (text === undefined) return;
      write(text, `fix ${Date.now()}`);
      say(words.findings.fixed);
    },
    settle: (text: string) => {
      const own = text === store.current().text;
      store.change({ type: 'settled', text });
      say(own ? words.conflict.kept : words.conflict.taken);
    },
    /** Holds a page back, or lets it go; `from`: the day that it waits for then. */
    publish: async (draft: boolean, from: string | undefined) => {
      const { draft: field } = kind?.publication ?? {};
      if (field === undefined || !edit(draftEdits(field, draft)) || !(await save())) return;
      say(draft ? words.publishing.drafted : from ? words.publishing.scheduled(from) : words.publishing.published);
      await onFiles();
    },
    rename: async (slug: string) => {
      if (!(await save())) throw new Error(words.renaming.notSaved);
      const file = await questions.rename({ path, slug, version: store.current().saved.version });
      dropCopy(path);
      await onFiles();
      location.hash = linkTo(file);
    },
    picture: async (file: File): Promise<Picture> => {
      try {
        const picture = await questions.keepPicture(file);
        void onFiles();
        return picture;
      } catch (error) {
        throw new Error(reasonOf(error), { cause: error });
      }
    },
  };
}
