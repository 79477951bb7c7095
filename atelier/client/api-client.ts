import type { Root } from 'mdast';
import { useSyncExternalStore } from 'react';
import type { Refusal } from '../../build/editing/refused.ts';
import { endpointAddress, type OpenFile, SITE, TOKEN, WORKSHOP } from '../api.ts';
import type { Endpoint } from '../server/api-exchange.ts';
import type { Endpoints, Uploads } from '../server/workshop.ts';
import { workshopApp as words } from '../words/app.fr.ts';

type DataOf<Name extends keyof Endpoints> = Endpoints[Name] extends Endpoint<infer Data, unknown> ? Data : never;
export type AnswerOf<Name extends keyof Endpoints> =
  Endpoints[Name] extends Endpoint<infer _, infer Answer> ? Answer : never;

/** Asks an endpoint of the server. Rejects with `Refused` or `Unreachable`. */
export function call<Name extends keyof Endpoints>(
  name: Name,
  ...[data]: DataOf<Name> extends null ? [] : [DataOf<Name>]
): Promise<AnswerOf<Name>> {
  return callApi(endpointAddress(name), { data: data ?? null });
}

/** Sends a file; `name` is its own, or the address of the file that it replaces. Rejects with `Refused` or `Unreachable`. */
export function upload<Purpose extends keyof Uploads>(
  purpose: Purpose,
  file: File,
  name = file.name,
): Promise<Awaited<ReturnType<Uploads[Purpose]>>> {
  return callApi(`${endpointAddress(`upload/${purpose}`)}?name=${encodeURIComponent(name)}`, { bytes: file });
}

/** Parses Markdown as the site does. Rejects with `Refused` or `Unreachable`. */
export const parseMarkdown = (source: string): Promise<Root> => call('tree', { source });

/** Returns the HTML of Markdown as its page shows it. Rejects with `Refused` or `Unreachable`. */
export const drawMarkdown = (source: string): Promise<string> => call('draw', { source });

/** Reads a text from its file. Rejects with `Refused` or `Unreachable`. */
export const openText = (path: string): Promise<OpenFile> => call('files/open', { path });

/** A refusal of the server, in French. */
export class Refused extends Error {
  readonly status: number;
  readonly hint: string;

  constructor(status: number, body: Refusal) {
    super(body.message);
    this.status = status;
    this.hint = body.hint;
  }
}

/** The failure of a request that the server does not answer, because it has stopped or is starting again. */
export class Unreachable extends Error {}

interface Request {
  data?: unknown;
  bytes?: Blob;
}

/** Asks the server. Rejects with `Refused` or `Unreachable`. */
async function callApi<Value>(address: string, request: Request): Promise<Value> {
  const known = presentToken();
  const { response, body } = await answerOf(address, request);
  if (response.ok) return body;
  // A restarted server expects another token, which its page holds.
  if (response.status === 403 && (await freshToken()) !== known) return callApi(address, request);
  throw new Refused(response.status, body);
}

/** The time that the server has to answer. */
const TIMEOUT_MS = 30_000;

/** Sends a request. Rejects with `Unreachable` for an answer that is no JSON, which a proxy sent in the server's place. */
async function answerOf(address: string, { data, bytes }: Request) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(address, {
      method: 'POST',
      signal: controller.signal,
      headers: { [TOKEN]: presentToken(), ...(data !== undefined && { 'content-type': 'application/json' }) },
      ...(data !== undefined && { body: JSON.stringify(data) }),
      // The server reads the type from the bytes, as not every machine knows all types.
      ...(bytes && { body: new Blob([bytes], { type: 'application/octet-stream' }) }),
    });
    const answer = { response, body: await response.json() };
    noteReachable(true);
    return answer;
  } catch (cause) {
    noteReachable(false);
    throw new Unreachable(address, { cause });
  } finally {
    clearTimeout(timer);
  }
}

let token: string | undefined;

/** Returns the token that the server gave last. */
function presentToken(): string {
  token ??= tokenIn(document);
  return token;
}

async function freshToken(): Promise<string> {
  const page = await fetch(WORKSHOP).then((response) => response.text());
  token = tokenIn(new DOMParser().parseFromString(page, 'text/html'));
  return token;
}

function tokenIn(page: Document): string {
  return page.querySelector(`meta[name="${TOKEN}"]`)?.getAttribute('content') ?? '';
}

let reachable = true;
const watchers = new Set<() => void>();

/** Notes whether the server answered the last request. */
function noteReachable(answered: boolean): void {
  if (answered === reachable) return;
  reachable = answered;
  for (const watcher of watchers) watcher();
}

/** Returns whether the server answers. The page shows this in one place for all requests. */
export function useReachable(): boolean {
  return useSyncExternalStore(watch, isReachable);
}

const isReachable = () => reachable;

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Returns the reason of a failure, in words for writers. */
export function reasonOf(error: unknown): string {
  if (error instanceof Refused) return [error.message, error.hint].filter(Boolean).join(' ');
  if (error instanceof Unreachable) return words.unanswered;
  return error instanceof Error ? error.message : String(error);
}

/** Returns the origin of the site, which differs from this page's: `http://localhost:4173`. */
export function siteOrigin(): string {
  return document.querySelector(`meta[name="${SITE}"]`)?.getAttribute('content') ?? '';
}
