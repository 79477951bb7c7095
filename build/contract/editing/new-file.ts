import { newFile as words } from '../../diagnostics/messages/new.fr.ts';
import { suggestions } from '../../diagnostics/messages/suggestions.fr.ts';
import { closest } from '../../diagnostics/suggest.ts';
import { dayOf } from '../../platform/calendar.ts';
import type { ContentType } from '../content-type.ts';
import type { SiteDefinition } from '../definition.ts';
import type { ContentHost } from '../workshop-host.ts';
import { type ContentTypeInfo, contentTypeInfo, titleField } from './content-type-info.ts';
import { draftData } from './draft-data.ts';
import { editFrontMatter } from './front-matter/edit.ts';
import { withBody } from './front-matter/read.ts';
import { type KnownFile, knownFiles, nameOf, whyNotSlug } from './known-files.ts';
import { contentFolder } from './project-files.ts';
import type { Refusal } from './refused.ts';
import { slugFrom } from './slug.ts';

export interface Wanted {
  /** Name of a content type. */
  contentType: string;
  title: string;
  slug?: string;
  /** Fields of the front matter that are known already. */
  fields?: Readonly<Record<string, unknown>>;
  /** It waits as a draft, where its content type knows drafts: true unless told. */
  draft?: boolean;
}

/** A content file to be written. */
export interface NewText {
  /** From the project's root, with `/`. */
  path: string;
  text: string;
}

/** A new file of a content type, as complete as can be without its writer: it passes all checks but those for marks that say what to fill in. */
export function newText(host: ContentHost, wanted: Wanted): NewText | { refusal: Refusal } {
  const { site, judge, schemaOf } = host;
  const { contentType, fields = {} } = wanted;
  const definition = site.contentTypes[contentType];
  const shown = addableTypes(host).find(({ name }) => name === contentType);
  if (!shown || !definition?.schema) return { refusal: unknownContentType(host, contentType) };
  const title = wanted.title.trim();
  if (title === '') return { refusal: words.noTitle };
  const slug = wanted.slug ?? slugFrom(title);
  if (slug === '') return { refusal: words.noSlug(title) };
  const files = knownFiles(host);
  const folder = shown.folder.slice(contentFolder(site).length + 1);
  const refusal = whyNotSlug(host, { contentType, slug, folder, files });
  if (refusal) return { refusal };
  const json = schemaOf(definition.schema);
  const others = files.filter((file) => file.contentType === contentType);
  const known = { ...knownFields(definition, titleField(json), others, wanted, today(site)), ...fields };
  const slugsOf = (name: string) => files.filter((file) => file.contentType === name).map((file) => file.slug);
  const data = draftData({ schema: definition.schema, json }, known, { title, slug, today: today(site), slugsOf });
  const text = textOf(data, shown.text);
  const problems = judge(text, definition.schema).flatMap(({ at, message, hint }) =>
    at ? [`${at.join('.')} : ${message} ${hint}`] : [],
  );
  if (problems.length > 0) return { refusal: words.unfit(problems) };
  return { path: `${contentFolder(site)}/${nameOf(folder, slug)}`, text };
}

/** The content types of which files can be added. */
export function addableTypes(host: ContentHost): ContentTypeInfo[] {
  return contentTypeInfo(host).filter(({ single }) => !single);
}

function unknownContentType(host: ContentHost, contentType: string): Refusal {
  const titles = addableTypes(host).map(({ title }) => title);
  const near = closest(contentType, titles);
  const refusal = words.unknownContentType(contentType, titles);
  return near === undefined ? refusal : { ...refusal, hint: `${suggestions.didYouMean(near)} ${refusal.hint}` };
}

/** Its title, that it is a draft, its day, and a rank that no other has. */
function knownFields(
  { publication, unique = [] }: ContentType,
  name: string | undefined,
  others: readonly KnownFile[],
  { title, draft = true }: Wanted,
  day: string,
) {
  const ranks = unique.flatMap((field) => {
    const ranks = others.map(({ data }) => data[field]).filter((rank) => typeof rank === 'number');
    return ranks.length > 0 ? [[field, Math.max(...ranks) + 1]] : [];
  });
  return {
    ...(name !== undefined && { [name]: title.trim() }),
    ...Object.fromEntries(ranks),
    ...(publication && draft && { [publication.draft]: true }),
    ...(publication?.from !== undefined && { [publication.from]: day }),
  };
}

function textOf(data: unknown, hasText: boolean): string {
  const text = editFrontMatter('---\n---\n', { at: [], value: data });
  return hasText ? withBody(text, `${words.toFill(words.body)}\n`) : text;
}

function today({ timeZone = 'UTC' }: SiteDefinition): string {
  return dayOf(new Date(), timeZone);
}
