import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { Entries, Entry, Html } from './entry.ts';
import type {} from './field-meta.ts';

export type KeyPath = readonly (string | number)[];

/** A reference from a field of one entry to another entry. */
interface Reference<Name extends string = string> {
  at: KeyPath;
  contentType: Name;
  slug: string;
}

/** A value that an entry gives to texts, which write `{{name}}` for it. */
interface NamedValue {
  name: string;
  value: string;
  /** For people who look for it; without it, the words of its name. */
  label?: string;
  /** The field that names it. */
  at: KeyPath;
}

/** Facts of the build that rules may use, as plain data. */
export interface RuleContext {
  /** For visitors, not for the writer at work: what may wait until then is an error now. */
  production: boolean;
  /** Published for a look before it is finished: what visitors have to be told may still be missing. */
  lookOnly?: boolean;
  /** The day of the build where the site is at home ('2025-08-15'). Rules may warn by it; nothing that is published may depend on it. */
  today: string;
}

export interface RuleDiagnostic {
  severity: 'error' | 'warning';
  at: KeyPath;
  rule: string;
  message: string;
  hint: string;
  /** A replacement for the whole value as it is written. */
  fix?: string;
}

/** A page that a content type wants, beside those of its entries or in their place. */
export interface PagePlan<Props = object> {
  /** Without trailing slash. */
  path: string;
  props: Props;
  /** Output file, when it is not the directory index of the path. */
  output?: string;
  /** The content file that it is made of, from the project's root, where there is one. */
  source?: string;
  /** The path that it leads on to, where it stands for a former address: hosts that follow rules redirect, on others the page itself has to. */
  leadsTo?: string;
  /** The field of its file that asks for it: diagnostics about the page are shown there. */
  at?: KeyPath;
}

/** Data that JSON can hold; whatever else is in it becomes `never`. */
export type PlainData<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends ((...values: never[]) => unknown) | Date | symbol | bigint | ReadonlyMap<unknown, unknown>
    ? never
    : { readonly [Key in keyof Value]: PlainData<Value[Key]> };

/** Refuses a content type whose props hold what JSON cannot. */
type Plain<Props> = Props extends PlainData<Props> ? unknown : { props: never; pages: never };

/** Makes `single: true` mandatory where one entry is expected; otherwise the compiler would accept its absence. */
type SingleFlag<Single extends boolean> = Single extends true ? { single: true } : unknown;

/** A component's module; loaded by the bundle alone, never by the generator's own process. */
type ComponentModule<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Fields of an entry that have values of a type. */
type FieldsWith<Data, Value> = Extract<
  { [Key in keyof Data]-?: Data[Key] extends Value ? Key : never }[keyof Data],
  string
>;

/** By which fields of an entry its writer holds it back. They are read however broken its other fields are. */
interface Publication<Draft extends string = string, Day extends string = string> {
  /** True: it is a draft. */
  draft: Draft;
  /** The day (`YYYY-MM-DD`) before which it is not published. */
  from?: Day;
}

/** Data of a site's settings, where its shape names them so. */
type SettingsOf<Site> = Site extends { settings: { data: infer Data } } ? Data | undefined : unknown;

interface ContentOfContentType<Schema extends z.ZodType, Site, Single extends boolean, Slot extends string> {
  /** A path below the content folder, in which `*` stands for anything but a slash: `blog/*.md`. When a file fits several content types, the first one listed takes it. */
  files: string;
  /** Exactly one file must exist. */
  single?: Single;
  schema: Schema;
  /** Order of the content type's list; by file name without it. */
  order?(a: Entry<z.output<Schema>>, b: Entry<z.output<Schema>>): number;
  /** Absent when the page shows nothing of the file's Markdown text. `slots`: leaf directives (`::name`) of it that the page fills with something of its own. */
  prose?: { slots: readonly Slot[] };
  /** Slugs of other entries that this one names. */
  references?(data: z.output<Schema>): readonly Reference<Extract<keyof Site, string>>[];
  /** Fields, such as a rank, that no two entries of the content type should share. */
  unique?: readonly Extract<keyof z.output<Schema>, string>[];
  /** For entries that the site can do without; those of other content types are always published. */
  publication?: Publication<
    FieldsWith<z.output<Schema>, boolean | undefined>,
    FieldsWith<z.output<Schema>, string | undefined>
  >;
  /** The field that lists the paths by which an entry's page was found before. A page that is renamed leaves its path there. */
  formerPaths?: FieldsWith<z.output<Schema>, readonly string[] | undefined>;
  /** Values that an entry gives to all texts. No two have the same name, and one that no text names is a warning. */
  variables?(data: z.output<Schema>): readonly NamedValue[];
  /** Checks that the schema cannot express. `settings` is the data of the settings entry, where that is valid. */
  rules?(entry: Entry<z.output<Schema>>, context: RuleContext, settings: SettingsOf<Site>): readonly RuleDiagnostic[];
  /** Lines that `check` prints about all entries of the content type. */
  summary?(entries: readonly Entry<z.output<Schema>>[]): string[];
}

interface PageOfContentType<Schema extends z.ZodType, Site, Props, Slot extends string> {
  /** Path of an entry's page, without trailing slash. */
  path(slug: string): string;
  /** Output file, when it is not the directory index of the path. */
  output?: string;
  component: ComponentModule<Props>;
  /** The few data that the component needs, as plain data: equal props make an equal page. It must cost nothing that grows with the site. */
  props(entry: Entry<z.output<Schema>, Html<NoInfer<Slot>>>, site: Site): NoInfer<Props>;
}

interface PlannedOfContentType<Site, Props> {
  component: ComponentModule<Props>;
  /** The content type's pages, made of the whole site: lists, archives, redirects. */
  pages(site: Site): readonly PagePlan<NoInfer<Props>>[];
}

/** Returns functions that define content types for content of this shape. The compiler ties rules, references and component to schema and props. */
export function contentTypesOf<Site extends object>() {
  return {
    /** A content type whose entries have a page each. */
    defineContentType: <
      Schema extends z.ZodType,
      Props extends object,
      Single extends boolean = false,
      Slot extends string = never,
    >(
      contentType: ContentOfContentType<Schema, Site, Single, Slot> &
        PageOfContentType<Schema, Site, Props, Slot> &
        Plain<Props> &
        SingleFlag<Single>,
    ) => contentType,
    /** A content type without pages of its own. */
    defineContent: <Schema extends z.ZodType, Single extends boolean = false>(
      contentType: ContentOfContentType<Schema, Site, Single, never> & SingleFlag<Single>,
    ) => contentType,
    /** A kind of page that no single file stands for. */
    definePages: <Props extends object>(contentType: PlannedOfContentType<Site, Props> & Plain<Props>) => contentType,
  };
}

/**
 * Any content type, as the generator handles it. It never looks into data or props: it hands a content type what that content type's own schema made,
 * and a component what its content type's `props` picked.
 */
export interface ContentType {
  files?: string;
  single?: boolean;
  schema?: z.ZodType;
  order?(a: Entry, b: Entry): number;
  prose?: { slots: readonly string[] };
  references?(data: unknown): readonly Reference[];
  unique?: readonly string[];
  publication?: Publication;
  formerPaths?: string;
  variables?(data: unknown): readonly NamedValue[];
  rules?(entry: Entry, context: RuleContext, settings: unknown): readonly RuleDiagnostic[];
  summary?(entries: readonly Entry[]): string[];
  path?(slug: string): string;
  output?: string;
  component?: () => Promise<{ default: unknown }>;
  props?(entry: Entry, site: object): object;
  pages?(site: object): readonly PagePlan[];
}

/** All content types of a site, by name. */
export type ContentTypes = Readonly<Record<string, ContentType>>;

/** The content type that a part of the site is made by. */
export type ContentTypeFor<Part> =
  Part extends Entries<infer Data>
    ? { schema: z.ZodType<Data>; single?: false }
    : Part extends Entry<infer Data>
      ? { schema: z.ZodType<Data>; single?: true }
      : never;
