import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Root } from 'mdast';
import type { z } from 'zod';
import type { KeyPath } from './content-type.ts';
import type { SiteDefinition } from './definition.ts';
import type { Diagnostic, TextDiagnostic, Wording } from './diagnostic.ts';
import type { SourceFile } from './source-file.ts';

/** Functions of the generator for the workshop, which writes content files itself. */
export interface WorkshopHost extends PublishingHost {
  /** Undefined before the first build has ended. */
  built(): LastBuild | undefined;
  /** Builds one text in place of the saved one and publishes nothing. `visitors`: judges it as a build for visitors at that moment. */
  draft(text: SourceFile, visitors?: Date): Promise<Draft>;
  /** Returns a file that pages load (styles, fonts, pictures), by its output path. */
  pageFile(path: string): Promise<Uint8Array | undefined>;
  /** Returns what a build for visitors would report at a moment, but for checks of drawn pages. */
  waiting(visitors: Date): Promise<readonly Diagnostic[] | undefined>;
  /** Returns the pictures that any text may show. */
  pictures(): Promise<readonly SitePicture[]>;
  /** `unfit`: why pages cannot show the picture. */
  probePicture(bytes: Uint8Array): Promise<ProbedPicture | { unfit: Wording }>;
  /** Renders pieces of Markdown with the site's own values. */
  writeMarkdown(sources: readonly string[]): Promise<readonly WrittenMarkdown[]>;
  /** Undefined for a text that is nested too deeply. */
  parseMarkdown(text: string): Promise<Root | undefined>;
  /** Returns a page of the site with this body, in which `PROSE` stands for the class of texts. */
  guidePage(guide: GuideRequest, body: string): Promise<string>;
  /** Returns a page for the preview frame. `workshop`: the origin that it exchanges messages with. */
  framed(html: string, path: string, workshop: string): string;
}

export interface PublishingHost extends ContentHost {
  /** Removes metadata of a raster picture and limits its width. */
  prepareOriginal(picture: Uint8Array): Promise<Uint8Array>;
  /** Rejects with a `Fault` or the system's error. `onProgress` is called as each stage begins. */
  buildForVisitors(
    options?: VisitorsBuildOptions,
    onProgress?: (progress: BuildProgress) => void,
  ): Promise<VisitorsBuild>;
  /** Publishes the result of such a build into another folder, absolute paths. */
  publishFolder(from: string, out: string): Promise<void>;
  /** Runs work while no other process of this machine publishes; else rejects with a `Fault`. */
  withPublishingLock<Value>(work: () => Promise<Value>): Promise<Value>;
}

export interface ContentHost {
  site: SiteDefinition;
  /** In bytes. */
  limits: { text: number; picture: number };
  /** All Markdown files, unreadable ones included. */
  files(): readonly ContentFile[];
  texts(): readonly SourceFile[];
  identify(name: string): { contentType?: string; slug: string };
  /** Returns a schema of front matter as it is written. */
  schemaOf(schema: z.ZodType): JsonSchema;
  judge(text: string, schema: z.ZodType): readonly FieldProblem[];
}

/** Draft-07 with the keys of `field-meta.ts`. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** A content file that may not be readable. */
export type ContentFile = Omit<SourceFile, 'text'>;

export interface FieldProblem extends Wording {
  at?: KeyPath;
}

export interface LastBuild {
  /** '' or '/depot'. */
  base: string;
  diagnostics: readonly Diagnostic[];
  texts: readonly SourceFile[];
  /** By path, of files with readable front matter. */
  data: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** Values of `{{name}}`. Absent if the content has errors. */
  variables?: { settings: Readonly<Record<string, string>>; all: Readonly<Record<string, string>> };
  /** By path. */
  menuNames?: Readonly<Record<string, string>>;
  downloads: readonly string[];
}

export interface Draft {
  /** Absent if the text cannot be drawn. */
  html?: string;
  /** Of the home page for a file without a page; empty if nothing could be planned. */
  path: string;
  diagnostics: readonly Diagnostic[];
}

export interface SitePicture {
  /** As a text names it: `/images/photo.jpg`. */
  address: string;
  width: number;
  height: number;
  bytes: number;
}

export interface ProbedPicture {
  width: number;
  height: number;
  /** By its bytes: `.jpg`. */
  extension: string;
}

export interface WrittenMarkdown {
  html: string;
  diagnostics: readonly TextDiagnostic[];
}

export const PROSE = '%prose%';

export interface GuideRequest {
  title: string;
  description: string;
  /** At the root of the site's origin. */
  path: string;
  styles: string;
}

/** The workshop as `dev` knows it; without one, `dev` serves the site alone. */
export interface WorkshopPlugin {
  /** Path below which it answers at both origins: `/__atelier/`. */
  path: string;
  /** Returns the fragment that opens a content file at a place. */
  fragmentOf(place: FilePlace): string;
  open(host: WorkshopHost, serving: WorkshopServing): Workshop;
  /** Publishes due texts without asking anything. Rejects with a `Fault` if the machine or network refuses. */
  publishDue(host: PublishingHost, options: { password?: string }): Promise<DueReport>;
}

export interface DueReport {
  /** False if a person has to look at it. */
  ok: boolean;
  message: string;
}

/** `path` counts from the project's root. */
export interface FilePlace {
  path: string;
  line?: number;
  column?: number;
}

/** Two origins, so that scripts of the site's pages can neither write files nor read unsaved texts. */
export interface Origins {
  workshop: string;
  site: string;
}

export interface WorkshopServing {
  /** The stream of events after each build. */
  builds: { address: string; listen: Respond<void> };
  /** Resolves once both servers listen. */
  origins: () => Promise<Origins>;
}

type Respond<Value> = (request: IncomingMessage, response: ServerResponse) => Value;

/** Request handlers that never reject. */
export interface Workshop {
  own: Respond<Promise<void>>;
  /** Answers at the site's origin with pages that run the site's scripts, and writes nothing. */
  atSite: Respond<Promise<void>>;
}

/** Tells which content a published site was built from. */
export const VERSION_FILE = 'version.txt';

export interface VisitorsBuildOptions {
  /** Absolute; without it nothing is published. */
  out?: string;
  /** Absolute folders in place of the site's own; diagnostics name files as if they lay there. */
  content?: { contentDir: string; staticDir: string };
}

export interface BuildProgress {
  /** In French. */
  stage: string;
  /** From 0 to 1. */
  share: number;
}

export interface VisitorsBuild {
  ok: boolean;
  diagnostics: readonly Diagnostic[];
  /** The contents of `VERSION_FILE`. */
  version: string;
}
