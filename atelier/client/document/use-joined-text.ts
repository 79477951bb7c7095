import { useState } from 'react';
import { copyOf, dropCopy, JOINED, keepCopy } from './local-copy.ts';

export interface JoinedText {
  /** The text to begin with: what was written before the page was left, or the writer's own. */
  first: string;
  text: string;
  /** Why no copy of it can be kept, where that is so. */
  problem: string;
  write(text: string): void;
  /** It has been decided what becomes of it. */
  end(): void;
}

/** One text that is made of two of a file. It is kept until that is decided, whatever page is gone to meanwhile, for as long as the writer's own is the same. */
export function useJoinedText(path: string, mine: string): JoinedText {
  const [first] = useState(() => {
    const kept = copyOf(path, JOINED);
    return kept?.version === mine ? kept.text : mine;
  });
  const [written, setWritten] = useState({ text: first, problem: '' });
  return {
    first,
    ...written,
    write(text) {
      setWritten({ text, problem: keepCopy(path, { text, version: mine, at: Date.now() }, JOINED) });
    },
    end: () => dropCopy(path, JOINED),
  };
}
