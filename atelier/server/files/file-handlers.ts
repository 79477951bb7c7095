import { z } from 'zod';
import type { WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { titleOf } from '../../../build/editing/content-type-info.ts';
import { editFrontMatter } from '../../../build/editing/front-matter/edit.ts';
import type { FieldEdit } from '../../../build/editing/front-matter/field-edit.ts';
import { type KnownFile, knownFiles } from '../../../build/editing/known-files.ts';
import { contentPlace } from '../../../build/editing/project-files.ts';
import { Refused } from '../../../build/editing/refused.ts';
import { allOrNothing, type FileChange } from '../../../build/editing/write-file.ts';
import { api, type SeveralChange, type TextOutcome } from '../../api.ts';
import { workshopFiles as words, workshop } from '../../words/workshop.fr.ts';
import {
  assertContentType,
  type Handlers,
  jsonBody,
  jsonResponse,
  readBody,
  refusalResponse,
} from '../api-exchange.ts';
import { moveToBin } from '../bin/bin-entries.ts';
import { knownAddresses, referencesIn, unlistedTexts } from '../bin/departure.ts';
import { categoryField } from '../content-list.ts';
import { obstacles } from '../preview/previews.ts';
import { createFile } from './new-files.ts';
import { renameFile } from './rename.ts';
import { saveAndUpdateReferences } from './renamed-values.ts';
import { addDownload, addPicture } from './static-files.ts';
import { openFile, readDiskText, readFile, textChange } from './text-files.ts';

const saveRequest = z.strictObject({ path: z.string(), text: z.string(), version: z.string() });
const newFile = z.strictObject({ contentType: z.string(), title: z.string(), slug: z.string().exactOptional() });
const rename = z.strictObject({ path: z.string(), slug: z.string(), version: z.string() });

const paths = z.array(z.string()).min(1).max(1000);
const several = z.union([
  z.strictObject({ paths, action: z.literal('release') }),
  z.strictObject({ paths, action: z.literal('delete') }),
  z.strictObject({ paths, action: z.literal('category'), category: z.string().min(1) }),
]);

/** In bytes: paths of many texts. */
const LONG = 500_000;

/** In bytes: titles, names and paths. */
const SHORT = 10_000;

/** Enough for a picture from a slow disk. */
const UPLOAD_TIMEOUT_MS = 60_000;

/** Answers requests about files. */
export function fileHandlers(host: WorkshopHost): Handlers {
  const { limits } = host;
  return {
    [api.file]: {
      GET: ({ query }) => jsonResponse(readFile(host, query.get('path') ?? '')),
      PUT: async ({ request }) =>
        saveAndUpdateReferences(host, await jsonBody(request, saveRequest, { limit: limits.text })),
    },
    [api.create]: {
      POST: async ({ request }) =>
        jsonResponse(createFile(host, await jsonBody(request, newFile, { limit: SHORT })), 201),
    },
    [api.pictures]: {
      GET: async () => jsonResponse(await host.pictures()),
      POST: async ({ request, query }) => {
        assertContentType(request, /^(?:image\/.*|application\/octet-stream)$/i, words.ofPicture);
        const bytes = await readBody(request, { limit: limits.picture, timeout: UPLOAD_TIMEOUT_MS });
        return jsonResponse(await addPicture(host, query.get('name') ?? '', bytes), 201);
      },
    },
    [api.downloads]: {
      POST: async ({ request, query }) => {
        assertContentType(request, /^application\/octet-stream$/i, words.ofDownload);
        const bytes = await readBody(request, { limit: limits.picture, timeout: UPLOAD_TIMEOUT_MS });
        return jsonResponse(addDownload(host.site, query.get('name') ?? '', bytes), 201);
      },
    },
    [api.several]: {
      POST: async ({ request }) => {
        const change = await jsonBody(request, several, { limit: LONG });
        if (change.action === 'release' && !host.built()) return refusalResponse(503, workshop.building);
        return jsonResponse(await changeTexts(host, change));
      },
    },
    [api.rename]: {
      POST: async ({ request }) => jsonResponse(renameFile(host, await jsonBody(request, rename, { limit: SHORT }))),
    },
  };
}

/** Does the same with several texts, or with none of them: throws `Refused`, which says of each text that cannot take it why, and then every file is as it was. */
export async function changeTexts(host: WorkshopHost, change: SeveralChange, now = new Date()): Promise<TextOutcome[]> {
  const files = knownFiles(host);
  const chosen = [...new Set(change.paths)].map((path) => {
    const file = files.find((one) => one.path === path);
    if (!file) throw new Refused(404, words.gone(path));
    return file;
  });
  const unlisted = unlistedTexts(host, change.action === 'delete' ? chosen : [], files);
  const plans = await Promise.all(chosen.map((file) => planFor({ host, unlisted, now }, file, change)));
  const problems = plans.flatMap(({ title, problem }) => (problem === undefined ? [] : [{ title, problem }]));
  if (problems.length > 0) throw new Refused(422, words.notSeveral(problems));
  const unlisting = [...unlisted.texts].map(([path, text]) => textChange(host, { path, text }));
  allOrNothing([...unlisting, ...plans.flatMap(({ step }) => step ?? [])]);
  return plans.map(({ path, title, step, lost = [], unlistedFrom = [] }) => {
    return { path, title, changed: step !== undefined, lost, unlistedFrom };
  });
}

interface Context {
  host: WorkshopHost;
  /** Changes to the texts that name the chosen ones. */
  unlisted: ReturnType<typeof unlistedTexts>;
  now: Date;
}

/** A planned change of a text: no step when nothing changes, `problem` when it is impossible. */
interface Plan {
  path: string;
  title: string;
  step?: FileChange;
  problem?: string;
  lost?: readonly string[];
  unlistedFrom?: readonly string[];
}

async function planFor(context: Context, file: KnownFile, change: SeveralChange): Promise<Plan> {
  const { host } = context;
  const title = titleOf(host, file.contentType ?? '', file.data) ?? file.slug;
  const plan =
    change.action === 'delete'
      ? deletionPlan(context, file, title)
      : change.action === 'release'
        ? await releasePlan(host, file)
        : categoryPlan(host, file, change.category);
  return { path: file.path, title, ...plan };
}

async function releasePlan(host: WorkshopHost, file: KnownFile): Promise<Partial<Plan>> {
  const { draft } = host.site.contentTypes[file.contentType ?? '']?.publication ?? {};
  if (draft === undefined) return { problem: words.neverDraft };
  if (file.data[draft] !== true) return {};
  const { text, step } = editOf(host, file, { at: [draft], remove: true });
  const [first] = await obstacles(host, { path: file.path, name: file.name, text });
  return first ? { problem: words.obstacle(first.line, first.message) } : { step };
}

function categoryPlan(host: WorkshopHost, file: KnownFile, category: string): Partial<Plan> {
  const { schema } = host.site.contentTypes[file.contentType ?? ''] ?? {};
  const field = schema && categoryField(host.schemaOf(schema));
  if (!schema || field === undefined) return { problem: words.noCategory };
  if (file.data[field] === category) return {};
  const { text, step } = editOf(host, file, { at: [field], value: category });
  const wrong = host.judge(text, schema).find(({ at }) => at?.[0] === field);
  return wrong ? { problem: wrong.message } : { step };
}

/** The file as it lies there by now: one that is changed by the time of its step is left, and all others with it. */
function editOf(host: WorkshopHost, { path }: KnownFile, edit: FieldEdit): { text: string; step: FileChange } {
  const { file } = contentPlace(host, path);
  const { text: before, version } = openFile(path, readDiskText({ path, file }, host.limits.text));
  const text = editFrontMatter(before, edit);
  return { text, step: textChange(host, { path, text, version }) };
}

function deletionPlan({ host, unlisted, now }: Context, leaving: KnownFile, title: string): Partial<Plan> {
  const { path, contentType = '' } = leaving;
  if (host.site.contentTypes[contentType]?.single) return { problem: words.oneOfItsKind };
  const naming = (files: readonly KnownFile[]) =>
    files.filter((file) => referencesIn(host, file, leaving).length > 0).map((file) => file.path);
  const needing = naming(unlisted.needing);
  if (needing.length > 0) return { problem: words.needed(needing) };
  const unlistedFrom = naming(unlisted.listing);
  const { file } = contentPlace(host, path);
  const { version } = readDiskText({ path, file }, host.limits.text);
  const record = { sort: 'text' as const, path, title, deletedAt: now.toISOString(), unlistedFrom };
  return { step: moveToBin(host.site, { file, version, record }), lost: knownAddresses(host, leaving), unlistedFrom };
}
