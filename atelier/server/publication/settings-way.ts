import type { SiteSettings } from '../../../build/contract/definition.ts';
import { allOrNothing } from '../../../build/contract/editing/all-or-nothing.ts';
import { editFrontMatter } from '../../../build/contract/editing/front-matter/edit.ts';
import { readFrontMatter } from '../../../build/contract/editing/front-matter/read.ts';
import { Refused } from '../../../build/contract/editing/refused.ts';
import type { PublicationWay } from '../../../build/contract/publication-way.ts';
import type { ContentFile, FieldProblem, WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { publication as words } from '../../words/publication.fr.ts';
import { readFile } from '../files/save.ts';
import { textChange } from '../files/text-change.ts';
import { keepSave } from '../history/keep-save.ts';

/** What the settings on the disk say, whatever other files hold; undefined where they cannot be read. */
export function savedSettings(host: WorkshopHost): SiteSettings | undefined {
  const { site } = host;
  const file = settingsFile(host);
  const text = host.texts().find(({ path }) => path === file?.path)?.text ?? '';
  const read = readFrontMatter(text);
  const checked =
    'data' in read ? site.contentTypes[site.settings.contentType]?.schema?.safeParse(read.data) : undefined;
  return checked?.success ? site.settings.read(checked.data) : undefined;
}

/** Writes a way of publishing into the site's settings, whose other lines stay as they are. Throws `Refused`. */
export function writeWay(host: WorkshopHost, way: PublicationWay): void {
  const { site } = host;
  const file = settingsFile(host);
  if (!site.publication || !file) throw new Refused(422, { message: words.way.noField, hint: '' });
  const { field, write } = site.publication;
  const { path, text, version } = readFile(host, file.path);
  const edited = withField(text, field, write(way));
  // Settings with an error would keep the whole site as it is.
  const problem = problemOf(host, edited, field);
  if (problem) throw new Refused(422, { message: problem.message, hint: problem.hint });
  allOrNothing([textChange(host, { path, text: edited, version })]);
  // For whoever overwrites it by a program that knows the former settings.
  keepSave(site, { path, text: edited });
}

function withField(text: string, field: string, value: object): string {
  try {
    return editFrontMatter(text, { at: [field], value });
  } catch (error) {
    if (error instanceof RangeError) throw new Refused(422, { message: words.way.unreadable, hint: '' });
    throw error;
  }
}

function problemOf(host: WorkshopHost, text: string, field: string): FieldProblem | undefined {
  const { contentTypes, settings } = host.site;
  const schema = contentTypes[settings.contentType]?.schema;
  return schema && host.judge(text, schema).find(({ at }) => at?.[0] === field);
}

function settingsFile(host: WorkshopHost): ContentFile | undefined {
  return host.files().find(({ name }) => host.identify(name).contentType === host.site.settings.contentType);
}
