import { useEffect, useRef, useState } from 'react';
import type { KeyPath } from '../../../build/contract/content-type.ts';
import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import { fieldAt } from '../../../build/editing/front-matter/read.ts';
import type { PreviewResult } from '../../api.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { call, reasonOf, Unreachable } from '../api-client.ts';
import { type FieldSchema, optionsOf } from '../form/field-schema.ts';
import { plainWords } from '../ui/plain-words.ts';
import { useRetries } from '../ui/use-request.ts';
import { useBuildEnd } from '../use-content.ts';
import type { Editing } from './editing.ts';
import type { FieldDiagnostic } from './pane-props.ts';

interface Previewed {
  /** The last answer, and the text that it is about. */
  answer?: PreviewResult;
  text: string;
  /** Counts the answers. */
  count: number;
  problem: string;
}

/** In milliseconds: the pause in typing that a preview waits for, and its longest wait without a pause. */
const PREVIEW_PAUSE_MS = 200;
const LONGEST_WAIT_MS = 1000;
/** The delay of a request, whose start takes milliseconds and must not delay the frame that shows a change. */
const FRAME_MS = 16;

/**
 * Previews the text, one request at a time. While one runs, only the newest text waits; a request is repeated while the
 * server does not answer. A preview during typing would delay the next letter, so it waits for a pause.
 */
export function usePreview(path: string, { text, typing }: Editing): Previewed {
  const [previewed, setPreviewed] = useState<Previewed>({ text, count: 0, problem: '' });
  const queue = useRef<Queue>({ wanted: text, askedAt: 0, asking: false, stale: true });
  const drawAgain = () => {
    queue.current.stale = true;
    void ask();
  };
  const retries = useRetries(drawAgain);
  const [ask] = useState(() => async () => {
    const state = queue.current;
    if (state.asking) return;
    state.asking = true;
    while (state.stale) {
      const { wanted } = state;
      Object.assign(state, { stale: false, asked: wanted, askedAt: Date.now() });
      try {
        const answer = await call('preview', { path, text: wanted });
        setPreviewed(({ count }) => ({ answer, text: wanted, count: count + 1, problem: '' }));
        retries.end();
      } catch (error) {
        if (error instanceof Unreachable) retries.soon();
        else setPreviewed((known) => ({ ...known, problem: reasonOf(error) }));
      }
    }
    state.asking = false;
  });
  useEffect(() => {
    const state = queue.current;
    state.wanted = text;
    const draw = () => {
      state.stale ||= state.asked !== text;
      void ask();
    };
    const longest = Math.max(state.askedAt, typing?.since ?? 0) + LONGEST_WAIT_MS - Date.now();
    const timer = setTimeout(draw, Math.max(FRAME_MS, Math.min(untilPause(typing), longest)));
    return () => clearTimeout(timer);
  }, [text, typing, ask]);
  useBuildEnd(drawAgain);
  return previewed;
}

interface Queue {
  /** The newest text. */
  wanted: string;
  /** The text of the last request, and its time in milliseconds. */
  asked?: string;
  askedAt: number;
  asking: boolean;
  /** True if the text needs a request, even if it had one before. */
  stale: boolean;
}

/** Returns the milliseconds until typing counts as paused. */
function untilPause(typing: Editing['typing']): number {
  return typing ? typing.at + PREVIEW_PAUSE_MS - Date.now() : 0;
}

export interface CheckedText {
  diagnostics: readonly Diagnostic[];
  /** The text that they are about. */
  text: string;
}

/** Returns the diagnostics of a text once its page is rendered and typing pauses; until then those of an earlier text. */
export function useDiagnostics(
  path: string,
  { text, typing }: Editing,
  { text: drawn, count }: Previewed,
): CheckedText {
  const [judged, setJudged] = useState<CheckedText>({ diagnostics: [], text });
  useEffect(() => {
    if (count === 0 || drawn !== text) return;
    let ended = false;
    const ask = async () => {
      // The preview's request already reports that the server does not answer.
      const diagnostics = await call('diagnostics', { path, text }).catch(() => undefined);
      if (diagnostics && !ended) setJudged({ diagnostics, text });
    };
    const timer = setTimeout(ask, untilPause(typing));
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [path, text, typing, drawn, count]);
  return judged;
}

interface DiagnosticsOfText {
  /** About a field of the front matter. */
  fields: readonly FieldDiagnostic[];
  /** About a line of the text, or of the whole file. */
  lines: readonly Diagnostic[];
}

/** Splits a file's diagnostics into those of fields and those of lines. `bodyLine`: the line of the file on which its text begins. */
export function diagnosticsOf(diagnostics: readonly Diagnostic[], text: string, bodyLine: number): DiagnosticsOfText {
  const lines = diagnostics.filter(({ line }) => line >= bodyLine);
  const fields = diagnostics
    .filter(({ line }) => line < bodyLine)
    .map((diagnostic) => ({
      at: diagnostic.at ?? fieldAt(text, diagnostic.line, diagnostic.column) ?? [],
      diagnostic,
    }));
  return { fields, lines };
}

/** Returns the text with the fix of a diagnostic; undefined if the line has changed since the diagnostic was found. `found`: the text at that time. */
export function withFix(
  text: string,
  { line, column, length = 1, fix }: Diagnostic,
  found: string,
): string | undefined {
  const lines = text.split('\n');
  const written = lines[line - 1];
  if (fix === undefined || written === undefined || written !== found.split('\n')[line - 1]) return undefined;
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, column - 1);
  return text.slice(0, start) + fix + text.slice(start + length);
}

/** Returns the name of a diagnostic's place: its field as the form names it, « Carte finale › Texte », or the first words of its line. */
export function placeName({ at, line, column }: Diagnostic, text: string, schema: FieldSchema | undefined): string {
  const names = namesOf(at ?? fieldAt(text, line, column) ?? [], schema);
  if (names.length > 0) return names.join(' › ');
  const written = plainWords(text.split('\n')[line - 1] ?? '').trim();
  if (!/\p{L}/u.test(written)) return words.diagnostics.whole;
  return words.quoted(written.length > MAX_EXCERPT ? `${written.slice(0, MAX_EXCERPT).trimEnd()}…` : written);
}

/** The most characters of a line that name a place. */
const MAX_EXCERPT = 40;

/** Returns the names of a field and of the fields around it, the outermost first. */
export function namesOf([key, ...rest]: KeyPath, schema: FieldSchema | undefined): string[] {
  if (key === undefined) return [];
  if (typeof key === 'number') return [String(key + 1), ...namesOf(rest, schema?.items)];
  const forms = schema ? [schema, ...optionsOf(schema)] : [];
  const field = forms.map(({ properties }) => properties?.[key]).find((one) => one !== undefined);
  return [field?.title ?? key, ...namesOf(rest, field)];
}
