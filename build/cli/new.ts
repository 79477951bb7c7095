import type { ContentHost } from '../contract/workshop-host.ts';
import { newFile as messages } from '../diagnostics/messages/new.fr.ts';
import { addableTypes, newText } from '../editing/new-file.ts';
import { Refused } from '../editing/refused.ts';
import { slugFrom } from '../editing/slug.ts';
import { addText } from '../editing/write-file.ts';
import { contentHost } from '../server/index.ts';
import { EXIT_DEFECT, EXIT_USAGE, exitWith } from './end.ts';
import type { NewFlags } from './options.ts';
import { siteDefinition } from './site-definition.ts';

export function runNew(contentType: string | undefined, title: string | undefined, flags: NewFlags): void {
  try {
    addPage(contentHost(siteDefinition(flags.content)), contentType, title, flags);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { message, hint } = error.refusal;
    exitWith(`${message} ${hint}`, error.status === 507 ? EXIT_DEFECT : EXIT_USAGE);
  }
}

function addPage(
  host: ContentHost,
  called: string | undefined,
  title: string | undefined,
  { slug, publie: published = false }: NewFlags,
): void {
  if (called === undefined) throw new Refused(400, messages.missing(messages.contentType));
  if (title === undefined) throw new Refused(400, messages.missing(messages.title));
  const contentType = nameOf(host, called);
  const made = newText(host, { contentType, title, draft: !published, ...(slug !== undefined && { slug }) });
  if ('refusal' in made) throw new Refused(400, made.refusal);
  addText(host, made.path, made.text);
  const isDraft = !published && host.site.contentTypes[contentType]?.publication !== undefined;
  console.log(`${messages.made(made.path, isDraft)}\n${messages.next(isDraft)}`);
}

/** Finds a content type by name, title or plural, for which case and accents do not count; returns an unknown name unchanged. */
function nameOf(host: ContentHost, wanted: string): string {
  const called = slugFrom(wanted);
  const meant = addableTypes(host).find(({ name, title, plural }) =>
    [name, title, plural].some((known) => slugFrom(known) === called),
  );
  return meant?.name ?? wanted;
}
