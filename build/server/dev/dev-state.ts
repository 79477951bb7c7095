import { randomUUID } from 'node:crypto';
import { type Diagnostic, hasErrors } from '../../contract/diagnostic.ts';
import type { UnpublishedPage } from '../../contract/publication.ts';
import { countDiagnostics } from '../../diagnostics/print.ts';
import type { BuildResult } from '../../pipeline/index.ts';
import { diagnosticsHtml, type Excerpts } from './diagnostics-html.ts';

/** State of the development server between two builds. */
export interface DevState extends Pick<Excerpts, 'addressOf'> {
  /** Tells this server from former ones on the same port. */
  session: string;
  /** From the command line, else from the last settings that could be read. */
  base: string;
  /** The number of builds that have ended, and of the last published one. */
  finished: number;
  published: number;
  diagnostics: readonly Diagnostic[];
  sources: BuildResult['sources'];
  failures: BuildResult['failures'];
  /** Output paths that the last published build changed or removed; undefined if any may have changed. */
  changed: readonly string[] | undefined;
  lazy: ReadonlySet<string>;
  unpublished: BuildResult['unpublished'];
}

/** The part of a build's result that open pages depend on, as plain data. */
export interface BuildState
  extends Pick<BuildResult, 'ok' | 'base' | 'diagnostics' | 'sources' | 'failures' | 'unpublished'>,
    Pick<DevState, 'changed' | 'lazy'> {}

export function buildState(result: BuildResult, changed: DevState['changed']): BuildState {
  const { ok, base, diagnostics, sources, failures, unpublished, lazy } = result;
  return { ok, base, diagnostics, sources, failures, unpublished, changed, lazy: new Set(lazy.keys()) };
}

export interface PageEvent extends Pick<DevState, 'session' | 'finished' | 'published'> {
  /** Paths from the server's root; absent if any file may have changed. */
  changed?: readonly string[];
  /** HTML; empty without diagnostics. */
  diagnostics: string;
  title: string;
  failed: boolean;
  /** Paths from the server's root, without trailing slash. */
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

export function afterFailure(state: DevState, diagnostic: Diagnostic): DevState {
  return { ...state, finished: state.finished + 1, diagnostics: [diagnostic] };
}

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

/** Returns a `Server-Timing` by which a page's script knows the build that the page is of. */
export function buildTag({ session, finished }: DevState): string {
  return `build;desc="${session}/${finished}"`;
}
