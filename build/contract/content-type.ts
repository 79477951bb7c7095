import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { Entries, Entry, Html } from './entry.ts';
import type {} from './field-meta.ts';

export type KeyPath = readonly (string | number)[];

interface Reference<Name extends string = string> {
  at: KeyPath;
  contentType: Name;
  slug: string;
}

/** A value that texts show for `{{name}}`. */
interface NamedValue {
  name: string;
  value: string;
  /** The name that people read; by default the words of `name`. */
  label?: string;
  at: KeyPath;
}

export interface RuleContext {
  /** True for a build for visitors, in which placeholders that writers may keep for now are errors. */
  production: boolean;
  /** True for a site that is published for a look, in which details that the law requires may still be missing. */
  lookOnly?: boolean;
  /** The day of the build in the site's time zone ('2025-08-15'). Rules may warn by it; output may not depend on it. */
  today: string;
}

export interface RuleDiagnostic {
  severity: 'error' | 'warning';
  at: KeyPath;
  rule: string;
  message: string;
  hint: string;
  /** A replacement for the whole value. */
  fix?: string;
}

/** A page of a content type, besides those of its entries or in place of them. */
export interface PagePlan<Props = object> {
  /** The path without trailing slash. */
  path: string;
  props: Props;
  /** The output file; by default the directory index of the path. */
  output?: string;
  /** The content file of the page, from the project's root. */
  source?: string;
  /** The new path, if this is a former address. Hosts with redirects use them; on others the page itself leads on. */
  leadsTo?: string;
  /** The field of the content file at which diagnostics about the page are shown. */
  at?: KeyPath;
}

/** Data that JSON can represent; anything else becomes `never`. */
export type PlainData<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends ((...values: never[]) => unknown) | Date | symbol | bigint | ReadonlyMap<unknown, unknown>
    ? never
    : { readonly [Key in keyof Value]: PlainData<Value[Key]> };

/** Refuses a content type whose props contain data that JSON cannot represent. */
type Plain<Props> = Props extends PlainData<Props> ? unknown : { props: never; pages: never };

/** Makes `single: true` mandatory for a content type of which one entry is expected. */
type SingleFlag<Single extends boolean> = Single extends true ? { single: true } : unknown;

/** Loads a component's module. Only the bundle calls it, never the generator's own process. */
type ComponentModule<Props> = () => Promise<{ default: ComponentType<Props> }>;

type FieldsWith<Data, Value> = Extract<
  { [Key in keyof Data]-?: Data[Key] extends Value ? Key : never }[keyof Data],
  string
>;

/** Fields by which writers hold an entry back. They are read even if other fields are invalid. */
interface Publication<Draft extends string = string, Day extends string = string> {
  /** The boolean field that makes the entry a draft. */
  draft: Draft;
  /** The field with the day (`YYYY-MM-DD`) before which the entry is not published. */
  from?: Day;
}

type SettingsOf<Site> = Site extends { settings: { data: infer Data } } ? Data | undefined : unknown;

interface ContentOfContentType<Schema extends z.ZodType, Site, Single extends boolean, Slot extends string> {
  /** A path below the content folder, in which `*` is anything but a slash. A file belongs to the first content type that matches. */
  files: string;
  /** True if exactly one file must exist. */
  single?: Single;
  schema: Schema;
  /** Orders the entries of the content type; without it they are in the order of file names. */
  order?(a: Entry<z.output<Schema>>, b: Entry<z.output<Schema>>): number;
  /** Settings of the Markdown text, absent if the page shows none. `slots`: leaf directives (`::name`) that the page fills; `[]` for none. */
  prose?: { slots: readonly Slot[] };
  references?(data: z.output<Schema>): readonly Reference<Extract<keyof Site, string>>[];
  /** Fields, such as a rank, whose values no two entries may share. */
  unique?: readonly Extract<keyof z.output<Schema>, string>[];
  /** Fields by which entries are held back; absent if entries are always published. */
  publication?: Publication<
    FieldsWith<z.output<Schema>, boolean | undefined>,
    FieldsWith<z.output<Schema>, string | undefined>
  >;
  /** The field that lists former paths. A page that is renamed leaves its path there. */
  formerPaths?: FieldsWith<z.output<Schema>, readonly string[] | undefined>;
  /** Returns values that all texts may name. Names are unique; a value that no text names is a warning. */
  variables?(data: z.output<Schema>): readonly NamedValue[];
  /** Checks what the schema cannot express. `settings`: the data of the settings, if they are valid. */
  rules?(entry: Entry<z.output<Schema>>, context: RuleContext, settings: SettingsOf<Site>): readonly RuleDiagnostic[];
  /** Returns lines that `check` prints about all entries of the content type. */
  summary?(entries: readonly Entry<z.output<Schema>>[]): string[];
}

interface PageOfContentType<Schema extends z.ZodType, Site, Props, Slot extends string> {
  /** Returns the path of an entry's page, without trailing slash. */
  path(slug: string): string;
  output?: string;
  component: ComponentModule<Props>;
  /** Returns the component's props as plain data: equal props make an equal page. Its cost must not grow with the site. */
  props(entry: Entry<z.output<Schema>, Html<NoInfer<Slot>>>, site: Site): NoInfer<Props>;
}

interface PlannedOfContentType<Site, Props> {
  component: ComponentModule<Props>;
  /** Returns pages that are made from the whole site, such as lists, archives and redirects. */
  pages(site: Site): readonly PagePlan<NoInfer<Props>>[];
}

/** Returns functions that define content types of a site. The compiler checks rules, references and component against schema and props. */
export function contentTypesOf<Site extends object>() {
  return {
    /** Defines a content type whose entries have a page each. */
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
    /** Defines a content type without pages. */
    defineContent: <Schema extends z.ZodType, Single extends boolean = false>(
      contentType: ContentOfContentType<Schema, Site, Single, never> & SingleFlag<Single>,
    ) => contentType,
    /** Defines pages that do not belong to single files. */
    definePages: <Props extends object>(contentType: PlannedOfContentType<Site, Props> & Plain<Props>) => contentType,
  };
}

/** Any content type, as the generator handles it, which never looks into data or props. */
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

export type ContentTypes = Readonly<Record<string, ContentType>>;

export type ContentTypeFor<Part> =
  Part extends Entries<infer Data>
    ? { schema: z.ZodType<Data>; single?: false }
    : Part extends Entry<infer Data>
      ? { schema: z.ZodType<Data>; single?: true }
      : never;
