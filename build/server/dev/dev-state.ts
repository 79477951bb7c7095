import { randomUUID } from 'node:crypto';
import { type Diagnostic, hasErrors } from '../../contract/diagnostic.ts';
import type { UnpublishedPage } from '../../contract/publication.ts';
import { countDiagnostics } from '../../diagnostics/print.ts';
import type { BuildResult } from '../../pipeline/index.ts';
import { diagnosticsHtml, type Excerpts } from './diagnostics-html.ts';

/** State of the development server between two builds. */
export interface DevState extends Pick<Excerpts, 'addressOf'> {
  /** This server among those that came before it on the same port. */
  session: string;
  /** Folder the site is served from: the one asked for, else the one its settings named when they could last be read. */
  base: string;
  /** Builds that have ended, and which of them was the last to be published; 0 when none was. */
  finished: number;
  published: number;
  diagnostics: readonly Diagnostic[];
  sources: BuildResult['sources'];
  failures: BuildResult['failures'];
  /** Output paths of the files that the last published build has changed or removed; undefined where all may be others. */
  changed: readonly string[] | undefined;
  /** Paths of the lazy files of the site that is served. */
  lazy: ReadonlySet<string>;
  unpublished: BuildResult['unpublished'];
}

/** The part of a build's result that pages depend on, as plain data. */
export interface BuildState
  extends Pick<BuildResult, 'ok' | 'base' | 'diagnostics' | 'sources' | 'failures' | 'unpublished'>,
    Pick<DevState, 'changed' | 'lazy'> {}

export function buildState(result: BuildResult, changed: DevState['changed']): BuildState {
  const { ok, base, diagnostics, sources, failures, unpublished, lazy } = result;
  return { ok, base, diagnostics, sources, failures, unpublished, changed, lazy: new Set(lazy.keys()) };
}

export interface PageEvent extends Pick<DevState, 'session' | 'finished' | 'published'> {
  /** The changed files, as paths from the root of the server; absent where all may be others. */
  changed?: readonly string[];
  /** The diagnostics as HTML and their number in words; both empty when there are none. */
  diagnostics: string;
  title: string;
  /** There is an error among them. */
  failed: boolean;
  /** Pages that are not published yet: paths from the root of the server, without the slash that their addresses may end in. */
  unpublished: readonly Pick<UnpublishedPage, 'path' | 'unpublished'>[];
}

export function initialState(base = '', addressOf?: Excerpts['addressOf']): DevState {
  return {
    addressOf,
    session: randomUUID(),
    base,
    finished: 0,
    published: 0,
    diagnostics: [],
    sources: new Map(),
    failures: new Map(),
    changed: undefined,
    lazy: new Set(),
    unpublished: [],
  };
}

export function afterBuild(
  state: DevState,
  { ok, base = state.base, diagnostics, sources, failures, changed, lazy, unpublished }: BuildState,
): DevState {
  const finished = state.finished + 1;
  return {
    ...state,
    base,
    finished,
    published: ok ? finished : state.published,
    diagnostics,
    sources,
    failures,
    changed: base === state.base ? changed : undefined,
    lazy: ok ? lazy : state.lazy,
    unpublished: ok ? unpublished : state.unpublished,
  };
}

/** A build that could not be carried to its end. */
export function afterFailure(state: DevState, diagnostic: Diagnostic): DevState {
  return { ...state, finished: state.finished + 1, diagnostics: [diagnostic] };
}

/** Adds something that was found while no build ran. */
export function withDiagnostic(state: DevState, diagnostic: Diagnostic): DevState {
  return { ...state, diagnostics: [...state.diagnostics, diagnostic] };
}

/** Tells whether the last build made no site. */
export function isBroken({ finished, published }: DevState): boolean {
  return finished !== published;
}

export function pageEvent(state: DevState): PageEvent {
  const { session, base, finished, published, changed, diagnostics } = state;
  return {
    session,
    finished,
    published,
    ...(changed && { changed: changed.map((path) => encodeURI(`${base}/${path}`)) }),
    diagnostics: diagnosticsHtml(diagnostics, state),
    title: countDiagnostics(diagnostics),
    failed: hasErrors(diagnostics),
    unpublished: state.unpublished
      .filter(({ path }) => path !== '')
      .map(({ path, unpublished }) => ({ path: `${base}${path}`, unpublished })),
  };
}

/** Names the build that a page was served after, as the script in it reads it from the `Server-Timing` of its own navigation. */
export function buildTag({ session, finished }: DevState): string {
  return `build;desc="${session}/${finished}"`;
}
