import { z } from 'zod';
import type { ContentHost, WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { editFrontMatter } from '../../../build/editing/front-matter/edit.ts';
import type { FieldEdit } from '../../../build/editing/front-matter/field-edit.ts';
import { type KnownFile, knownFiles } from '../../../build/editing/known-files.ts';
import { contentPlace } from '../../../build/editing/project-files.ts';
import { Refused } from '../../../build/editing/refused.ts';
import { allOrNothing, type FileChange } from '../../../build/editing/write-file.ts';
import { api, type TextOutcome } from '../../api.ts';
import { workshopFiles as words, workshop } from '../../words/workshop.fr.ts';
import { endpoint, type Handlers, jsonBody, jsonResponse } from '../api-exchange.ts';
import { isSingle, knownAddresses, type NamingText, namingTexts, shownTitle, textToBin } from '../bin/deletion.ts';
import { obstacles } from '../preview/previews.ts';
import { createFile, duplicateFile, newFile } from './new-files.ts';
import { rename, renameFile } from './rename.ts';
import { saveAndUpdateReferences } from './renamed-values.ts';
import { openFile, readDiskText, readFile, textChange } from './text-files.ts';

const saveRequest = z.strictObject({ path: z.string(), text: z.string(), version: z.string() });

const paths = z.array(z.string()).min(1).max(1000);

/** The same change of several texts: out of draft, or into the bin. */
const severalChange = z.strictObject({ paths, action: z.enum(['release', 'delete']) });

export type SeveralChange = z.output<typeof severalChange>;

/** Requests to add, rename and change files. */
export const fileEndpoints = {
  'files/create': endpoint(newFile, createFile),
  'files/duplicate': endpoint(z.strictObject({ path: z.string(), text: z.string() }), duplicateFile, 'text'),
  'files/rename': endpoint(rename, renameFile),
  /** Changes all texts, or none. */
  'files/several': endpoint(
    severalChange,
    (host, change) => {
      if (change.action === 'release' && !host.built()) throw new Refused(503, workshop.building);
      return changeTexts(host, change);
    },
    'long',
  ),
};

/** Answers requests to open and save a file. */
export function fileHandlers(host: WorkshopHost): Handlers {
  return {
    [api.file]: {
      GET: ({ query }) => jsonResponse(readFile(host, query.get('path') ?? '')),
      PUT: async ({ request }) =>
        saveAndUpdateReferences(host, await jsonBody(request, saveRequest, { limit: host.limits.text })),
    },
  };
}

/** Changes several texts, or none: throws `Refused` with the reason of each text that cannot be changed, and then every file is as it was. */
export async function changeTexts(host: WorkshopHost, change: SeveralChange, now = new Date()): Promise<TextOutcome[]> {
  const files = knownFiles(host);
  const chosen = [...new Set(change.paths)].map((path) => {
    const file = files.find((one) => one.path === path);
    if (!file) throw new Refused(404, words.gone(path));
    return file;
  });
  const naming = change.action === 'delete' ? namingTexts(host, chosen, files) : [];
  const plans = await Promise.all(
    chosen.map(async (file) => {
      const title = shownTitle(host, file);
      return { path: file.path, title, ...(await planFor({ host, naming, now }, file, change)) };
    }),
  );
  const problems = plans.flatMap(({ title, problem }) => (problem === undefined ? [] : [{ title, problem }]));
  if (problems.length > 0) throw new Refused(422, words.notSeveral(problems));
  const unlisting = naming.flatMap(({ file: { path }, text }) =>
    text === undefined ? [] : textChange(host, { path, text }),
  );
  allOrNothing([...unlisting, ...plans.flatMap(({ step }) => step ?? [])]);
  return plans.map(({ path, title, step, lost = [], unlistedFrom = [] }) => {
    return { path, title, changed: step !== undefined, lost, unlistedFrom };
  });
}

interface Context {
  host: WorkshopHost;
  /** The texts that name those which are deleted. */
  naming: readonly NamingText[];
  now: Date;
}

/** A planned change of a text: no step when nothing changes, `problem` when it is impossible. */
interface Plan extends Partial<Pick<TextOutcome, 'lost' | 'unlistedFrom'>> {
  step?: FileChange;
  problem?: string;
}

async function planFor(context: Context, file: KnownFile, change: SeveralChange): Promise<Plan> {
  if (change.action === 'delete') return deletionPlan(context, file);
  return releasePlan(context.host, file);
}

async function releasePlan(host: WorkshopHost, file: KnownFile): Promise<Plan> {
  const { draft } = host.site.contentTypes[file.contentType ?? '']?.publication ?? {};
  if (draft === undefined) return { problem: words.neverDraft };
  if (file.data[draft] !== true) return {};
  const { text, step } = editOf(host, file, { at: [draft], remove: true });
  const [first] = await obstacles(host, { path: file.path, name: file.name, text });
  return first ? { problem: words.obstacle(first.line, first.message) } : { step };
}

/** Edits the file as it lies on the disk now: one that is changed before its step is left, and all others with it. */
function editOf(host: ContentHost, { path }: KnownFile, edit: FieldEdit): { text: string; step: FileChange } {
  const { file } = contentPlace(host, path);
  const { text: before, version } = openFile(path, readDiskText({ path, file }, host.limits.text));
  const text = editFrontMatter(before, edit);
  return { text, step: textChange(host, { path, text, version }) };
}

function deletionPlan({ host, naming, now }: Context, leaving: KnownFile): Plan {
  if (isSingle(host, leaving)) return { problem: words.oneOfItsKind };
  const own = naming.filter(({ named }) => named.includes(leaving));
  const needing = own.filter(({ text }) => text === undefined).map(({ file }) => file.path);
  if (needing.length > 0) return { problem: words.needed(needing) };
  const { file } = contentPlace(host, leaving.path);
  const { version } = readDiskText({ path: leaving.path, file }, host.limits.text);
  return {
    step: textToBin(host, leaving, version, now),
    lost: knownAddresses(host, leaving),
    unlistedFrom: own.map(({ file }) => shownTitle(host, file)),
  };
}
