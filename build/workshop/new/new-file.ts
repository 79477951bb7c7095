import type { SiteDefinition } from '../../contract/definition.ts';
import type { Kind } from '../../contract/kind.ts';
import { closest } from '../../diagnostics/suggest.ts';
import { newFile as words } from '../../messages/new.fr.ts';
import { suggestions } from '../../messages/suggestions.fr.ts';
import { jsonSchemaOf } from '../../schemas/json-schema.ts';
import { dayOf } from '../../system/calendar.ts';
import { checkSchema } from '../../validate/schema-issues.ts';
import type { KindShown, Refusal } from '../api.ts';
import { contentFolder } from '../files/content-place.ts';
import { editFrontMatter } from '../front-matter/edit.ts';
import { withBody } from '../front-matter/read.ts';
import { kindsShown } from '../kinds-shown.ts';
import { titleField } from '../title-field.ts';
import { draftData } from './draft-data.ts';
import { nameOf, whyNotSlug } from './free-slug.ts';
import { type KnownFile, knownFiles } from './known-files.ts';
import { slugFrom } from './slug.ts';

export interface Wanted {
  /** Name of a kind. */
  kind: string;
  title: string;
  slug?: string;
  /** Fields of the front matter that are known already. */
  fields?: Readonly<Record<string, unknown>>;
  /** It waits as a draft, where its kind knows drafts: true unless told. */
  draft?: boolean;
}

/** A content file to be written. */
export interface NewText {
  /** From the project's root, with `/`. */
  path: string;
  text: string;
}

/** A new file of a kind, as complete as can be without its writer: it passes all checks but those for marks that say what to fill in. */
export function newText(site: SiteDefinition, wanted: Wanted): NewText | { refusal: Refusal } {
  const { kind, fields = {} } = wanted;
  const definition = site.kinds[kind];
  const shown = addableKinds(site).find(({ name }) => name === kind);
  if (!shown || !definition?.schema) return { refusal: unknownKind(site, kind) };
  const title = wanted.title.trim();
  if (title === '') return { refusal: words.noTitle };
  const slug = wanted.slug ?? slugFrom(title);
  if (slug === '') return { refusal: words.noSlug(title) };
  const files = knownFiles(site);
  const folder = shown.folder.slice(contentFolder(site).length + 1);
  const refusal = whyNotSlug(site, { kind, slug, folder, files });
  if (refusal) return { refusal };
  const known = {
    ...knownFields(
      site,
      definition,
      files.filter((file) => file.kind === kind),
      wanted,
    ),
    ...fields,
  };
  const slugsOf = (name: string) => files.filter((file) => file.kind === name).map((file) => file.slug);
  const data = draftData(definition.schema, known, { title, slug, today: today(site), slugsOf });
  const problems = problemsOf(definition, data);
  if (problems.length > 0) return { refusal: words.unfit(problems) };
  return { path: `${contentFolder(site)}/${nameOf(folder, slug)}`, text: written(data, shown.text) };
}

/** The kinds of which files can be added. */
export function addableKinds(site: SiteDefinition): KindShown[] {
  return kindsShown(site).filter(({ single }) => !single);
}

function unknownKind(site: SiteDefinition, kind: string): Refusal {
  const titles = addableKinds(site).map(({ title }) => title);
  const near = closest(kind, titles);
  const refusal = words.unknownKind(kind, titles);
  return near === undefined ? refusal : { ...refusal, hint: `${suggestions.didYouMean(near)} ${refusal.hint}` };
}

/** Its title, that it is a draft, its day, and a rank that no other has. */
function knownFields(site: SiteDefinition, kind: Kind, others: readonly KnownFile[], { title, draft = true }: Wanted) {
  const { publication, unique = [], schema } = kind;
  const name = schema && titleField(jsonSchemaOf(schema));
  const ranks = unique.flatMap((field) => {
    const taken = others.map(({ data }) => data[field]).filter((rank) => typeof rank === 'number');
    return taken.length > 0 ? [[field, Math.max(...taken) + 1]] : [];
  });
  return {
    ...(name !== undefined && { [name]: title.trim() }),
    ...Object.fromEntries(ranks),
    ...(publication && draft && { [publication.draft]: true }),
    ...(publication?.from !== undefined && { [publication.from]: today(site) }),
  };
}

function problemsOf({ schema }: Kind, data: unknown): string[] {
  const result = schema ? checkSchema(schema, data) : { findings: [] };
  return 'findings' in result
    ? result.findings.map(({ at, message, hint }) => `${at.join('.')} : ${message} ${hint}`)
    : [];
}

function written(data: unknown, hasText: boolean): string {
  const text = editFrontMatter('---\n---\n', { at: [], value: data });
  return hasText ? withBody(text, `${words.toFill(words.body)}\n`) : text;
}

function today({ timeZone = 'UTC' }: SiteDefinition): string {
  return dayOf(new Date(), timeZone);
}
