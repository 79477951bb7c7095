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
  /** For people; the words of its name by default. */
  label?: string;
  at: KeyPath;
}

export interface RuleContext {
  /** The build is for visitors: placeholders that writers may keep for now are errors. */
  production: boolean;
  /** Published for a look: details that the law requires may still be missing. */
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
  /** A replacement for the whole value as it is written. */
  fix?: string;
}

/** A page of a content type besides those of its entries, or instead of them. */
export interface PagePlan<Props = object> {
  /** Without trailing slash. */
  path: string;
  props: Props;
  /** Output file; the directory index of the path by default. */
  output?: string;
  /** Its content file, from the project's root. */
  source?: string;
  /** The new path, if this is a former address: hosts redirect by rules; on others the page leads on. */
  leadsTo?: string;
  /** The field of its file that diagnostics about the page are shown at. */
  at?: KeyPath;
}

/** Data that JSON can hold; anything else becomes `never`. */
export type PlainData<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends ((...values: never[]) => unknown) | Date | symbol | bigint | ReadonlyMap<unknown, unknown>
    ? never
    : { readonly [Key in keyof Value]: PlainData<Value[Key]> };

/** Refuses a content type whose props hold what JSON cannot. */
type Plain<Props> = Props extends PlainData<Props> ? unknown : { props: never; pages: never };

/** Makes `single: true` mandatory where one entry is expected. */
type SingleFlag<Single extends boolean> = Single extends true ? { single: true } : unknown;

/** A component's module; loaded by the bundle alone, never by the generator's own process. */
type ComponentModule<Props> = () => Promise<{ default: ComponentType<Props> }>;

type FieldsWith<Data, Value> = Extract<
  { [Key in keyof Data]-?: Data[Key] extends Value ? Key : never }[keyof Data],
  string
>;

/** Fields by which writers hold an entry back. They are read even if other fields are broken. */
interface Publication<Draft extends string = string, Day extends string = string> {
  /** True: it is a draft. */
  draft: Draft;
  /** The day (`YYYY-MM-DD`) before which it is not published. */
  from?: Day;
}

type SettingsOf<Site> = Site extends { settings: { data: infer Data } } ? Data | undefined : unknown;

interface ContentOfContentType<Schema extends z.ZodType, Site, Single extends boolean, Slot extends string> {
  /** A path below the content folder; `*` is anything but a slash. The first content type that fits a file takes it. */
  files: string;
  /** Exactly one file must exist. */
  single?: Single;
  schema: Schema;
  /** By file name by default. */
  order?(a: Entry<z.output<Schema>>, b: Entry<z.output<Schema>>): number;
  /** Absent if the page shows no Markdown. `slots`: leaf directives (`::name`) that the page fills. */
  prose?: { slots: readonly Slot[] };
  references?(data: z.output<Schema>): readonly Reference<Extract<keyof Site, string>>[];
  /** Fields, such as a rank, whose values no two entries should share. */
  unique?: readonly Extract<keyof z.output<Schema>, string>[];
  /** Absent if entries are always published. */
  publication?: Publication<
    FieldsWith<z.output<Schema>, boolean | undefined>,
    FieldsWith<z.output<Schema>, string | undefined>
  >;
  /** The field that lists former paths. A page that is renamed leaves its path there. */
  formerPaths?: FieldsWith<z.output<Schema>, readonly string[] | undefined>;
  /** Values for all texts. Names are unique; a value that no text names is a warning. */
  variables?(data: z.output<Schema>): readonly NamedValue[];
  /** Checks that the schema cannot express. `settings`: the settings' data, if valid. */
  rules?(entry: Entry<z.output<Schema>>, context: RuleContext, settings: SettingsOf<Site>): readonly RuleDiagnostic[];
  /** Lines that `check` prints about all entries of the content type. */
  summary?(entries: readonly Entry<z.output<Schema>>[]): string[];
}

interface PageOfContentType<Schema extends z.ZodType, Site, Props, Slot extends string> {
  /** Without trailing slash. */
  path(slug: string): string;
  output?: string;
  component: ComponentModule<Props>;
  /** Plain data: equal props make an equal page. Its cost must not grow with the site. */
  props(entry: Entry<z.output<Schema>, Html<NoInfer<Slot>>>, site: Site): NoInfer<Props>;
}

interface PlannedOfContentType<Site, Props> {
  component: ComponentModule<Props>;
  /** Lists, archives, redirects. */
  pages(site: Site): readonly PagePlan<NoInfer<Props>>[];
}

/** Returns functions that define content types of a site. The compiler ties rules, references and component to schema and props. */
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
    /** Defines pages that no single file stands for. */
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
