import type { Root } from 'mdast';
import { z } from 'zod';
import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import { unpublishedReason } from '../../../build/contract/publication.ts';
import type { SourceFile } from '../../../build/contract/source-file.ts';
import type { Draft, LastBuild, WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { withLineFeeds } from '../../../build/editing/front-matter/line-endings.ts';
import { readFrontMatter } from '../../../build/editing/front-matter/read.ts';
import { contentPlace } from '../../../build/editing/project-files.ts';
import { Refused } from '../../../build/editing/refused.ts';
import { dayOf, startOfDay } from '../../../build/editing/text.ts';
import { hasErrors } from '../../../build/editing/wordings.ts';
import type { PreviewResult } from '../../api.ts';
import { workshop as messages } from '../../words/workshop.fr.ts';
import { type ApiResponse, endpoint } from '../api-exchange.ts';

/** Returns the policy of a preview. Only the workshop's page may frame it, and its forms and counters send nothing. */
const previewPolicy = (workshop: string) => `frame-ancestors ${workshop}; form-action 'none'; connect-src 'self'`;

const requested = z.strictObject({ path: z.string(), text: z.string() });
const piece = z.strictObject({ source: z.string() });

/** Returns the requests to preview and check unsaved texts. */
export function previewEndpoints(previews: Previews) {
  const ofText = <Answer>(work: (source: SourceFile) => Promise<Answer>) =>
    endpoint(
      requested,
      (host, { path: asked, text }) => {
        const { path, name } = contentPlace(host, asked);
        if (!previews.ready) throw new Refused(503, messages.building);
        return work({ path, name, text });
      },
      'text',
    );
  return {
    preview: ofText((source) => previews.preview(source)),
    /** Returns all diagnostics of the file, as if the text were saved. */
    diagnostics: ofText((source) => previews.diagnostics(source)),
    /** Returns the errors that would stop a build for visitors if this text were saved. */
    obstacles: ofText((source) => previews.obstacles(source)),
    /** Returns the HTML of a piece of a text, as its page would show it. */
    draw: endpoint(
      piece,
      async ({ writeMarkdown }, { source }) => (await writeMarkdown([source]))[0]?.html ?? '',
      'text',
    ),
    /** Returns a text as the site's parser reads it. */
    tree: endpoint(piece, treeOf, 'text'),
  };
}

async function treeOf(host: WorkshopHost, { source }: z.output<typeof piece>): Promise<Root> {
  const tree = await host.parseMarkdown(source);
  if (!tree) throw new Refused(422, messages.tooDeep);
  return tree;
}

/** Returns the page of a file with its last text, which only the workshop may frame. */
export async function previewPage(
  { framed }: WorkshopHost,
  previews: Previews,
  { path, workshop }: { path: string; workshop: string },
): Promise<ApiResponse> {
  const page = await previews.page(path);
  return {
    status: page?.html === undefined ? 503 : 200,
    type: 'text/html; charset=utf-8',
    headers: { 'content-security-policy': previewPolicy(workshop) },
    body: framed(page?.html ?? placeholderPage(page), page?.path ?? '/', workshop),
  };
}

/** Returns the page for the frame when there is no preview. Like previews, it listens to the workshop. */
function placeholderPage(page: PreviewPage | undefined): string {
  const { noPreview, building, brokenElsewhere } = messages;
  const { message, hint } = page ? noPreview : building;
  const isSound = page?.diagnostics.every(({ severity }) => severity !== 'error');
  return `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${message}</title></head>
<body><main><h1>${message}</h1><p>${isSound ? brokenElsewhere : hint}</p></main></body>
</html>`;
}

/** The page of a file with its last text that could be rendered. */
interface PreviewPage {
  html?: string;
  path: string;
  /** Diagnostics of the last text. */
  diagnostics: readonly Diagnostic[];
}

interface Shown extends PreviewPage {
  /** The last text, rendered or not. */
  source: SourceFile;
  /** The build before its rendering. */
  after: LastBuild;
}

/** The number of cached pages, as a writer has a few texts open. */
const REMEMBERED = 20;

/** Renders previews of unsaved texts, one at a time. */
export class Previews {
  private readonly host: WorkshopHost;
  private readonly shown = new Map<string, Shown>();
  private turn: Promise<unknown> = Promise.resolve();

  constructor(host: WorkshopHost) {
    this.host = host;
  }

  /** True if the first build has ended. */
  get ready(): boolean {
    return this.host.built() !== undefined;
  }

  preview(source: SourceFile): Promise<PreviewResult> {
    return this.inTurn(source, (one) => this.draw(one));
  }

  /** Returns the page of a file from its last preview, else from the saved text; undefined if there is no such file. */
  async page(path: string): Promise<PreviewPage | undefined> {
    // A newer text may be waiting for its turn.
    if (this.shown.get(path)?.after !== this.host.built()) await this.turn;
    const latest = this.host.built();
    const known = this.shown.get(path);
    if (known?.after === latest) return known;
    const source = known?.source ?? latest?.texts.find((one) => one.path === path);
    if (source) await this.preview(source);
    return this.shown.get(path);
  }

  /**
   * Returns the errors of a text that would stop a build for visitors on the day of its publication; none for a draft.
   * Such a build has more errors than one for the writer: placeholders, and links to unpublished pages.
   */
  obstacles(source: SourceFile): Promise<Diagnostic[]> {
    return this.inTurn(source, async (one) =>
      (await forVisitors(this.host, one)).filter((found) => hasErrors([found])),
    );
  }

  /** Returns the diagnostics of a text for its writer and for visitors. They take as long as the page, so each text is checked once. */
  diagnostics(source: SourceFile): Promise<Diagnostic[]> {
    return this.inTurn(source, async (one) => {
      const known = this.shown.get(one.path);
      const isDrawn = known?.source.text === one.text && known.after === this.host.built();
      if (!isDrawn) await this.draw(one);
      const { diagnostics = [] } = this.shown.get(one.path) ?? {};
      return withObstacles(diagnostics, await forVisitors(this.host, one));
    });
  }

  private inTurn<Value>(
    { path, name, text }: SourceFile,
    work: (source: SourceFile) => Promise<Value>,
  ): Promise<Value> {
    const done = this.turn.then(() => work({ path, name, text: withLineFeeds(text) }));
    this.turn = done.catch(() => {});
    return done;
  }

  private async draw(source: SourceFile): Promise<PreviewResult> {
    const latest = this.host.built();
    if (!latest) throw new Error('no build has ended yet');
    const draft = await this.host.draft(source);
    this.remember(draft, { source, after: latest });
    const elsewhere = latest.diagnostics.filter((one) => one.file !== source.path && hasErrors([one])).length;
    return { drawn: draft.html !== undefined, elsewhere };
  }

  private remember(drafted: Draft, of: Pick<Shown, 'source' | 'after'>): void {
    const { path } = of.source;
    const before = this.shown.get(path);
    const good = drafted.html === undefined && before ? before : drafted;
    this.shown.delete(path);
    this.shown.set(path, { ...good, diagnostics: drafted.diagnostics, ...of });
    const [oldest] = this.shown.keys();
    if (this.shown.size > REMEMBERED && oldest !== undefined) this.shown.delete(oldest);
  }
}

/** Returns the diagnostics of a build for visitors on the day of a page's publication. Omitted parts and sample content are no errors. */
async function forVisitors(host: WorkshopHost, source: SourceFile): Promise<readonly Diagnostic[]> {
  const { contentTypes, timeZone = 'UTC' } = host.site;
  const contentType = contentTypes[host.identify(source.name).contentType ?? ''];
  const read = readFrontMatter(source.text);
  const unpublished =
    contentType && 'data' in read ? unpublishedReason(contentType, read.data, dayOf(new Date(), timeZone)) : undefined;
  if (unpublished?.why === 'draft') return [];
  const visitors = unpublished ? startOfDay(unpublished.from, timeZone) : new Date();
  return (await host.draft(source, visitors)).diagnostics;
}

/** Merges the diagnostics with those for visitors, which replace a milder one of the same rule at the same place. */
function withObstacles(diagnostics: readonly Diagnostic[], found: readonly Diagnostic[]): Diagnostic[] {
  const worse = new Set(found.map(keyOf));
  return [...diagnostics.filter((one) => !worse.has(keyOf(one))), ...found];
}

function keyOf({ line, column, rule }: Diagnostic): string {
  return [line, column, rule].join(' ');
}
