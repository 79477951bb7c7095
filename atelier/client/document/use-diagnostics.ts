import { useEffect, useRef, useState } from 'react';
import type { Diagnostic } from '../../../build/diagnostics/diagnostic.ts';
import { apiClient } from '../api-client.ts';
import type { Previewed } from './use-preview.ts';

/** In milliseconds without another letter: the page that is being written comes first. */
const PAUSE = 150;

export interface Judged {
  diagnostics: readonly Diagnostic[];
  /** The text that they are about. */
  text: string;
}

/** What is to be said of a text, once its page has been drawn and nothing more is typed; until then what was said of an earlier one. */
export function useDiagnostics(path: string, text: string, { text: drawn, count }: Previewed): Judged {
  const [judged, setJudged] = useState<Judged>({ diagnostics: [], text });
  const isFirst = useRef(true);
  useEffect(() => {
    if (count === 0 || drawn !== text) return;
    let ended = false;
    const ask = async () => {
      isFirst.current = false;
      // Where nobody answers, the page's own request says so.
      const diagnostics = await apiClient.diagnostics({ path, text }).catch(() => undefined);
      if (diagnostics && !ended) setJudged({ diagnostics, text });
    };
    const timer = setTimeout(ask, isFirst.current ? 0 : PAUSE);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [path, text, drawn, count]);
  return judged;
}
