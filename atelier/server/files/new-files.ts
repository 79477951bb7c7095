import { z } from 'zod';
import type { ContentType } from '../../../build/contract/content-type.ts';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import { titleField } from '../../../build/editing/content-type-info.ts';
import { editFrontMatter } from '../../../build/editing/front-matter/edit.ts';
import type { FieldEdit } from '../../../build/editing/front-matter/field-edit.ts';
import { readFrontMatter } from '../../../build/editing/front-matter/read.ts';
import { type KnownFile, knownFiles, textFileName, whyNotSlug } from '../../../build/editing/known-files.ts';
import { newText } from '../../../build/editing/new-file.ts';
import { contentPlace } from '../../../build/editing/project-files.ts';
import { Refused } from '../../../build/editing/refused.ts';
import { MAX_SLUG_LENGTH } from '../../../build/editing/slug.ts';
import { hashOf } from '../../../build/editing/system.ts';
import { addText } from '../../../build/editing/write-file.ts';
import type { OpenFile } from '../../api.ts';
import { workshopFiles as words } from '../../words/workshop.fr.ts';

export const newFile = z.strictObject({
  contentType: z.string(),
  /** Title of the page. */
  title: z.string(),
  /** The name of the file; made from the title if absent. */
  slug: z.string().exactOptional(),
});

/** Adds a file of a content type. Throws `Refused` if it cannot exist; an existing file is never changed. */
export function createFile(host: ContentHost, wanted: z.output<typeof newFile>): OpenFile {
  const made = newText(host, wanted);
  if ('refusal' in made) throw new Refused(422, made.refusal);
  const { path, text } = made;
  addText(host, path, text);
  return { path, text, version: hashOf(text) };
}

/** Adds a copy of a text beside it as a draft with a free name, without the original's former addresses. Throws `Refused`. */
export function duplicateFile(host: ContentHost, { path, text }: Pick<OpenFile, 'path' | 'text'>): OpenFile {
  const { contentType: name = '', slug, name: file } = contentPlace(host, path);
  const contentType = host.site.contentTypes[name];
  if (!contentType || contentType.single || !contentType.publication) throw new Refused(422, words.noDraft(path));
  if (contentType.variables) throw new Refused(422, words.givesValues(path));
  const files = knownFiles(host);
  const folder = file.split('/').slice(0, -1).join('/');
  const copy = freeSlug(host, { contentType: name, slug, folder, files });
  const copied = path.slice(0, path.length - file.length) + textFileName(folder, copy);
  const draft = draftOf(
    host,
    contentType,
    text,
    files.filter((one) => one.contentType === name),
  );
  addText(host, copied, draft);
  return { path: copied, text: draft, version: hashOf(draft) };
}

function freeSlug(host: ContentHost, wish: Parameters<typeof whyNotSlug>[1]): string {
  for (let count = 1; ; count++) {
    const ending = `-copie${count === 1 ? '' : `-${count}`}`;
    const slug = wish.slug.slice(0, MAX_SLUG_LENGTH - ending.length).replace(/-$/, '') + ending;
    const refusal = whyNotSlug(host, { ...wish, slug });
    if (!refusal) return slug;
    if (count > MAX_COPIES) throw new Refused(422, refusal);
  }
}

/** The most copies of one text. Beyond them the name is refused. */
const MAX_COPIES = 99;

function draftOf(host: ContentHost, contentType: ContentType, text: string, others: readonly KnownFile[]): string {
  const read = readFrontMatter(text);
  if ('unreadable' in read) throw new Refused(422, words.unreadable);
  const { publication, formerPaths, unique = [] } = contentType;
  const title = contentType.schema && titleField(host.schemaOf(contentType.schema));
  const edits: FieldEdit[] = [
    ...(publication ? [{ at: [publication.draft], value: true }] : []),
    ...(formerPaths === undefined ? [] : [{ at: [formerPaths], remove: true as const }]),
    ...unique.flatMap((field) => rankAfter(field, others)),
  ];
  const draft = edits.reduce((current, edit) => editFrontMatter(current, edit), text);
  const own = read.data[title ?? ''];
  if (title === undefined || typeof own !== 'string') return draft;
  const named = editFrontMatter(draft, { at: [title], value: words.copyOf(own) });
  // The title may already have its greatest length.
  const isSound =
    contentType.schema && host.judge(named, contentType.schema).length <= host.judge(draft, contentType.schema).length;
  return isSound ? named : draft;
}

function rankAfter(field: string, others: readonly KnownFile[]): FieldEdit[] {
  const ranks = others.map(({ data }) => data[field]).filter((rank) => typeof rank === 'number');
  return ranks.length > 0 ? [{ at: [field], value: Math.max(...ranks) + 1 }] : [];
}
