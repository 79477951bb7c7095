import { useEffect, useEffectEvent, useState } from 'react';
import { workshopApp as words } from '../../words/app.fr.ts';
import { type FileContext, useFileContext } from '../compare/cut-texts.ts';
import { mergeTexts } from '../compare/use-merge.ts';
import type { EditingStore } from './editing.ts';

export interface Joining {
  /** Joins both changes. Resolves to false where the writer has to choose. */
  join(): Promise<boolean>;
  /** True once it is known that the writer has to choose. */
  isAsked: boolean;
}

type Settle = (text: string, status: string) => void;

/** Joins a change on the disk with the one here by itself, unless both have changed the same paragraph. */
export function useJoining(path: string, store: EditingStore, settle: Settle): Joining {
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
