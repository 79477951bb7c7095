import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Root } from 'mdast';
import type { z } from 'zod';
import type { KeyPath } from './content-type.ts';
import type { SiteDefinition } from './definition.ts';
import type { Diagnostic, TextDiagnostic, Wording } from './diagnostic.ts';
import type { SourceFile } from './source-file.ts';

/** Functions of the generator for the workshop, which writes content files itself. */
export interface WorkshopHost extends PublishingHost {
  /** Returns the results of the last build; undefined before the first build has ended. */
  built(): LastBuild | undefined;
  /** Builds one text in place of the saved one and publishes nothing. `visitors`: the moment at which a build for visitors is to judge it. */
  draft(text: SourceFile, visitors?: Date): Promise<Draft>;
  /** Returns a file that pages load (styles, fonts, pictures) by its output path, or undefined. */
  pageFile(path: string): Promise<Uint8Array | undefined>;
  /** Returns what a build for visitors would report at a moment, without checks of rendered pages; undefined before the first build has ended. */
  waiting(visitors: Date): Promise<readonly Diagnostic[] | undefined>;
  /** Returns the pictures that any text may show. */
  pictures(): Promise<readonly SitePicture[]>;
  /** Reads a picture that is not in the site yet. `unfit`: the reason why pages cannot show it. */
  probePicture(bytes: Uint8Array): Promise<ProbedPicture | { unfit: Wording }>;
  /** Renders pieces of Markdown with the site's own values. */
  writeMarkdown(sources: readonly string[]): Promise<readonly WrittenMarkdown[]>;
  /** Parses a text; returns undefined if it is nested too deeply. */
  parseMarkdown(text: string): Promise<Root | undefined>;
  /** Returns a page of the site with this body, in which `PROSE` stands for the class of texts. */
  guidePage(guide: GuideRequest, body: string): Promise<string>;
  /** Returns a page for the preview frame. `workshop`: the origin with which the page exchanges messages. */
  framed(html: string, path: string, workshop: string): string;
}

export interface PublishingHost extends ContentHost {
  /** Removes metadata of a raster picture and limits its width; returns other pictures unchanged. */
  prepareOriginal(picture: Uint8Array): Promise<Uint8Array>;
  /** Builds the saved content. Rejects with a `Fault` or the system's error. Calls `onProgress` as each stage begins. */
  buildForVisitors(
    options?: VisitorsBuildOptions,
    onProgress?: (progress: BuildProgress) => void,
  ): Promise<VisitorsBuild>;
  /** Publishes the result of such a build into another folder. Paths are absolute; it rejects as `buildForVisitors` does. */
  publishFolder(from: string, out: string): Promise<void>;
  /** Runs work while no other process of this machine publishes; rejects with a `Fault` if one does. */
  withPublishingLock<Value>(work: () => Promise<Value>): Promise<Value>;
}

export interface ContentHost {
  site: SiteDefinition;
  /** Size limits of a text and a picture, in bytes. */
  limits: { text: number; picture: number };
  /** Returns all Markdown files, unreadable ones included. */
  files(): readonly ContentFile[];
  texts(): readonly SourceFile[];
  identify(name: string): { contentType?: string; slug: string };
  /** Returns the JSON Schema of front matter as writers write it. */
  schemaOf(schema: z.ZodType): JsonSchema;
  judge(text: string, schema: z.ZodType): readonly FieldProblem[];
}

/** JSON Schema (draft-07) with the keys of `field-meta.ts`. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** A content file that may not be readable. */
export type ContentFile = Omit<SourceFile, 'text'>;

export interface FieldProblem extends Wording {
  at?: KeyPath;
}

export interface LastBuild {
  /** The folder that the site is served from, such as '' or '/depot'. */
  base: string;
  diagnostics: readonly Diagnostic[];
  texts: readonly SourceFile[];
  /** Front matter by path, of the files whose front matter is readable. */
  data: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** Values of `{{name}}`: those of the settings, and all. Absent if the content has errors. */
  variables?: { settings: Readonly<Record<string, string>>; all: Readonly<Record<string, string>> };
  /** Names of pages in the menu, by path. */
  menuNames?: Readonly<Record<string, string>>;
  downloads: readonly string[];
  /** Content files of pages, by path. */
  pageSources: Readonly<Record<string, string>>;
}

export interface Draft {
  /** The page of the text; absent if it cannot be rendered. */
  html?: string;
  /** Path of the page; that of the home page if the file has none, empty if no page could be planned. */
  path: string;
  diagnostics: readonly Diagnostic[];
}

export interface SitePicture {
  /** The address with which a text names the picture: `/images/photo.jpg`. */
  address: string;
  width: number;
  height: number;
  bytes: number;
}

export interface ProbedPicture {
  width: number;
  height: number;
  /** The extension that fits the picture's bytes, such as `.jpg`. */
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
  /** Paths of the guide and its stylesheet from the root of the site's origin. */
  path: string;
  styles: string;
}

/** The workshop as `dev` knows it; without one, `dev` serves the site alone. */
export interface WorkshopPlugin {
  /** The path below which the workshop answers at both origins: `/__atelier/`. */
  path: string;
  /** Returns the URL fragment that opens a content file at a place. */
  fragmentOf(place: FilePlace): string;
  open(host: WorkshopHost, serving: WorkshopServing): Workshop;
  /** Publishes due texts without asking anything. Rejects with a `Fault` if the machine or network refuses. */
  publishDue(host: PublishingHost, options: { password?: string }): Promise<DueReport>;
}

export interface DueReport {
  /** True if visitors have all that is due; false if a person has to look at it. */
  ok: boolean;
  message: string;
}

/** A place in a content file; `path` counts from the project's root. */
export interface FilePlace {
  path: string;
  line?: number;
  column?: number;
}

/** The origins of site and workshop. Two keep scripts of the site's pages from writing files and from reading unsaved texts. */
export interface Origins {
  workshop: string;
  site: string;
}

export interface WorkshopServing {
  /** The stream of events after each build: its address, and the handler of its requests. */
  builds: { address: string; listen: Respond<void> };
  /** Resolves to the origins once both servers listen. */
  origins: () => Promise<Origins>;
}

type Respond<Value> = (request: IncomingMessage, response: ServerResponse) => Value;

/** Request handlers that never reject. */
export interface Workshop {
  own: Respond<Promise<void>>;
  /** Answers at the site's origin with pages that run the site's scripts. It writes nothing. */
  atSite: Respond<Promise<void>>;
}

/** The output file that tells which content a published site was built from. */
export const VERSION_FILE = 'version.txt';

export interface VisitorsBuildOptions {
  /** The absolute output folder; without it nothing is published. */
  out?: string;
  /** Absolute folders in place of the site's own; diagnostics name files as if they lay in the site's folders. */
  content?: { contentDir: string; staticDir: string };
}

export interface BuildProgress {
  /** The present stage, in French. */
  stage: string;
  /** The completed part of the stages, from 0 to 1. */
  share: number;
}

export interface VisitorsBuild {
  ok: boolean;
  diagnostics: readonly Diagnostic[];
  /** The contents of `VERSION_FILE`. */
  version: string;
}
