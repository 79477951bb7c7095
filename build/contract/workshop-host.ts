import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Root } from 'mdast';
import type { z } from 'zod';
import type { KeyPath } from './content-type.ts';
import type { SiteDefinition } from './definition.ts';
import type { Diagnostic, TextDiagnostic, Wording } from './diagnostic.ts';
import type { SourceFile } from './source-file.ts';

/**
 * The functions of the generator that the writers' workshop may call. The workshop writes content files itself:
 * they are Markdown files below the site's folders, and the development server sees each change.
 */
export interface WorkshopHost extends PublishingHost {
  /** Returns the results of the last build; undefined before the first build has ended. */
  built(): LastBuild | undefined;
  /**
   * Takes one text through the stages of a build, in the place of the saved one. Nothing is published. With `visitors`, the text is judged
   * as a build for visitors would judge it at that moment.
   */
  draft(text: SourceFile, visitors?: Date): Promise<Draft>;
  /**
   * Returns a file that pages load (styles, fonts, icons, pictures), by its path below the output folder. Nothing is asked
   * of a server. Undefined for any other path.
   */
  pageFile(path: string): Promise<Uint8Array | undefined>;
  /**
   * Returns the diagnostics that a build for visitors would give at a moment, without those of drawn pages; undefined before the
   * first build has ended.
   */
  waiting(visitors: Date): Promise<readonly Diagnostic[] | undefined>;
  /** The pictures that any text may show, as they lie on the disk now. */
  pictures(): Promise<readonly SitePicture[]>;
  /** Reads a picture that is not in the site yet; a wording says why pages could not show it. */
  probePicture(bytes: Uint8Array): Promise<ProbedPicture | { unfit: Wording }>;
  /** Reads pieces of Markdown as the site's texts are read, with the site's own values in them, in order. */
  writeMarkdown(sources: readonly string[]): Promise<readonly WrittenMarkdown[]>;
  /** Parses a text; undefined for one that is nested too deeply for a page. */
  parseMarkdown(text: string): Promise<Root | undefined>;
  /** A page that looks like the site's own, with a body of the workshop's. In it, `PROSE` stands for the class of elements that hold a text. */
  guidePage(guide: GuideRequest, body: string): Promise<string>;
  /** A page of the site, ready for the workshop's preview frame. `workshop` is the origin that it may exchange messages with. */
  framed(html: string, path: string, workshop: string): string;
}

/** The functions that publishing needs. */
export interface PublishingHost extends ContentHost {
  /**
   * A picture as the content keeps it: without what its camera and programs wrote into it (place, day, device, names), and no wider than pages
   * ever need. What is no raster picture comes back as it is.
   */
  prepareOriginal(picture: Uint8Array): Promise<Uint8Array>;
  /**
   * Builds the saved content for visitors, with all that such a build checks. Rejects with a `Fault` or the system's error where the machine
   * refuses; a folder that another build publishes into is refused, too. `onProgress` is called as each stage begins.
   */
  buildForVisitors(
    options?: VisitorsBuildOptions,
    onProgress?: (progress: BuildProgress) => void,
  ): Promise<VisitorsBuild>;
  /** Publishes a folder that such a build has made into another one, absolute paths. Rejects as `buildForVisitors` does. */
  publishFolder(from: string, out: string): Promise<void>;
  /** Does something while no other process of this machine publishes the site. Rejects with a `Fault` where one does. */
  withPublishingLock<Value>(work: () => Promise<Value>): Promise<Value>;
}

/** The content of a site for editors; needs no build. */
export interface ContentHost {
  site: SiteDefinition;
  /** In bytes: how large a text and a picture may be. */
  limits: { text: number; picture: number };
  /** All Markdown files of the content folder, those that cannot be read included, by path. */
  files(): readonly ContentFile[];
  /** All content files that can be read. */
  texts(): readonly SourceFile[];
  /** Returns the content type and the slug that a content file has by its name. */
  identify(name: string): { contentType?: string; slug: string };
  /** A schema for forms and documents: of what writers write, with French titles, descriptions and examples. */
  schemaOf(schema: z.ZodType): JsonSchema;
  /** Judges the front matter of a text by a schema. */
  judge(text: string, schema: z.ZodType): readonly FieldProblem[];
}

/** JSON Schema (draft-07) with the keys of `field-meta.ts` beside its own. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** A content file that may not be readable. */
export type ContentFile = Omit<SourceFile, 'text'>;

/** A problem of a front matter; `at` is the path of the field, where it is about one. */
export interface FieldProblem extends Wording {
  at?: KeyPath;
}

export interface LastBuild {
  /** Folder that the site is served from: '' or '/depot'. */
  base: string;
  diagnostics: readonly Diagnostic[];
  texts: readonly SourceFile[];
  /** Front matter by path, of the files whose front matter could be read. */
  data: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** Names and values of `{{name}}`: those of the settings, and all. Absent where the content has errors. */
  variables?: { settings: Readonly<Record<string, string>>; all: Readonly<Record<string, string>> };
  /** Names of pages in the site's menu, by path. */
  menuNames?: Readonly<Record<string, string>>;
  /** Addresses of the static files that texts may offer. */
  downloads: readonly string[];
}

export interface Draft {
  /** The text's page. Absent where the text, or what it stands in, cannot be drawn. */
  html?: string;
  /** Path of the page; that of the home page for a file without a page, empty where nothing could be planned. */
  path: string;
  /** Diagnostics of the text as if it were saved. */
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
  /** Extension that its bytes deserve: `.jpg`. */
  extension: string;
}

export interface WrittenMarkdown {
  html: string;
  diagnostics: readonly TextDiagnostic[];
}

/** Stands for the class of elements that hold a text on the site's pages. */
export const PROSE = '%prose%';

export interface GuideRequest {
  title: string;
  description: string;
  /** Paths of the guide and its stylesheet, at the root of the site's origin. */
  path: string;
  styles: string;
}

/**
 * The writers' workshop as the development server knows it: an application beside the generator, which the command line hands over.
 * Without one, `dev` serves the site alone.
 */
export interface WorkshopPlugin {
  /** Path below which it answers at both origins: `/__atelier/`. */
  path: string;
  /** Fragment of its page that opens a content file, at a place where one is named. */
  fragmentOf(place: FilePlace): string;
  open(host: WorkshopHost, serving: WorkshopServing): Workshop;
  /** Publishes texts whose day has come, and nothing else, without asking anything. Rejects with a `Fault` where the machine or the network refuses. */
  publishDue(host: PublishingHost, options: { password?: string }): Promise<DueReport>;
}

/** The result of publishing due texts, in French. */
export interface DueReport {
  /** Visitors have all that is due; else a person has to look at it. */
  ok: boolean;
  message: string;
}

/** A place in a content file; `path` counts from the project's root. */
export interface FilePlace {
  path: string;
  line?: number;
  column?: number;
}

/** Two, so that a script of the site's pages can neither write a file nor read what is kept of unsaved texts: `http://localhost:4173`. */
export interface Origins {
  workshop: string;
  site: string;
}

/** The server's side of the workshop. */
export interface WorkshopServing {
  /** The stream of events that follow each build: its address, and what answers there. */
  builds: { address: string; listen: Respond<void> };
  /** Resolves to both origins once both servers answer. */
  origins: () => Promise<Origins>;
}

type Respond<Value> = (request: IncomingMessage, response: ServerResponse) => Value;

/** Request handlers for the two origins. Neither rejects. */
export interface Workshop {
  /** Answers every request at the workshop's own origin. */
  own: Respond<Promise<void>>;
  /** Answers below the workshop's path at the site's origin: pages that run the site's scripts, and none that writes. */
  atSite: Respond<Promise<void>>;
}

/** The file, below the output folder, that says which content a published site was built from. */
export const VERSION_FILE = 'version.txt';

/** Options of a build for visitors. */
export interface VisitorsBuildOptions {
  /** Folder to publish into, absolute; without it everything is built and checked, and nothing published. */
  out?: string;
  /** Folders, absolute, that stand in for the site's own; diagnostics name files as if they lay there. */
  content?: { contentDir: string; staticDir: string };
}

export interface BuildProgress {
  /** The present stage of the build, in French. */
  stage: string;
  /** The part of its stages that is done, from 0 to 1. */
  share: number;
}

/** The result of a build for visitors. */
export interface VisitorsBuild {
  /** There is no error among the diagnostics. */
  ok: boolean;
  diagnostics: readonly Diagnostic[];
  /** The contents of `VERSION_FILE` in this build. */
  version: string;
}
