import { randomUUID } from 'node:crypto';
import { type Diagnostic, hasErrors } from '../../contract/diagnostic.ts';
import type { UnpublishedPage } from '../../contract/publication.ts';
import { countDiagnostics } from '../../diagnostics/print.ts';
import type { BuildResult } from '../../pipeline/index.ts';
import { diagnosticsHtml, type Excerpts } from './diagnostics-html.ts';

/** State of the development server between two builds. */
export interface DevState extends Pick<Excerpts, 'addressOf'> {
  /** Id that distinguishes this server from former ones on the same port. */
  session: string;
  /** The folder that the site is served from, by the command line or else by the last valid settings. */
  base: string;
  /** The number of builds that have ended, and that of the last published one (0 if none was). */
  finished: number;
  published: number;
  diagnostics: readonly Diagnostic[];
  sources: BuildResult['sources'];
  failures: BuildResult['failures'];
  /** Output paths that the last published build changed or removed; undefined if all may have changed. */
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
  /** Changed files as paths from the server's root; absent if all may have changed. */
  changed?: readonly string[];
  /** The diagnostics as HTML; empty if there are none. */
  diagnostics: string;
  title: string;
  failed: boolean;
  /** Pages that are not published, with paths from the server's root and without trailing slash. */
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

/** Tells whether the last build has published no site. */
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

/** Returns a `Server-Timing` header, from which a page's script learns the build that the page belongs to. */
export function buildTag({ session, finished }: DevState): string {
  return `build;desc="${session}/${finished}"`;
}
