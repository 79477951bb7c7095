import { hasErrors } from '../../../build/contract/diagnostics.ts';
import { withLineFeeds } from '../../../build/contract/editing/front-matter/line-endings.ts';
import type { Built, ContentText, Draft, WorkshopHost } from '../../../build/contract/workshop-host.ts';
import type { Diagnostic } from '../../../build/diagnostics/diagnostic.ts';
import type { PreviewResult } from '../../api.ts';
import { forVisitors, obstacles, withObstacles } from './obstacles.ts';

/** The page of a file, as its last text that could be drawn made it. */
export interface PreviewPage {
  html?: string;
  path: string;
  /** What is to be said of the last text to its writer. */
  diagnostics: readonly Diagnostic[];
}

interface Shown extends PreviewPage {
  /** The last text, drawn or not. */
  source: ContentText;
  /** The build that it was drawn after. */
  after: Built;
}

interface Waiting {
  text: string;
  answer: Promise<PreviewResult>;
}

/** How many pages are remembered: a writer has a few texts open. */
const REMEMBERED = 20;

/** Pages of texts that are being written. One is drawn at a time; of the texts of a file that wait, only the newest one is. */
export class Previews {
  private readonly host: WorkshopHost;
  private readonly shown = new Map<string, Shown>();
  private readonly waiting = new Map<string, Waiting>();
  private turn: Promise<unknown> = Promise.resolve();

  constructor(host: WorkshopHost) {
    this.host = host;
  }

  /** Whether there is something that a preview can go out from. */
  get ready(): boolean {
    return this.host.built() !== undefined;
  }

  /** Draws a text. Whoever asks while another text of the same file waits is answered for the newer one. */
  preview({ path, name, text }: ContentText): Promise<PreviewResult> {
    const before = this.waiting.get(path);
    if (before) {
      before.text = text;
      return before.answer;
    }
    const answer: Promise<PreviewResult> = this.turn.then(() => {
      this.waiting.delete(path);
      return this.draw({ path, name, text: withLineFeeds(one.text) });
    });
    const one = { text, answer };
    this.waiting.set(path, one);
    this.turn = answer.catch(() => {});
    return answer;
  }

  /** The page of a file: of its last preview, else of what is saved; undefined where there is no such file. */
  async page(path: string): Promise<PreviewPage | undefined> {
    const latest = this.host.built();
    const known = this.shown.get(path);
    if (known?.after === latest) return known;
    const source = known?.source ?? latest?.texts.find((one) => one.path === path);
    if (source) await this.preview(source);
    return this.shown.get(path);
  }

  /** What would stop a build for visitors if this text were saved. */
  obstacles(source: ContentText): Promise<Diagnostic[]> {
    return this.inTurn(source, (one) => obstacles(this.host, one));
  }

  /** All that is to be said of a text: for its writer, and for visitors. It takes as long again as the page, which nobody has to wait for twice. */
  diagnostics(source: ContentText): Promise<Diagnostic[]> {
    return this.inTurn(source, async (one) => {
      const known = this.shown.get(one.path);
      const isDrawn = known?.source.text === one.text && known.after === this.host.built();
      if (!isDrawn) await this.draw(one);
      const { diagnostics = [] } = this.shown.get(one.path) ?? {};
      return withObstacles(diagnostics, await forVisitors(this.host, one));
    });
  }

  private inTurn<Value>(
    { path, name, text }: ContentText,
    work: (source: ContentText) => Promise<Value>,
  ): Promise<Value> {
    const done = this.turn.then(() => work({ path, name, text: withLineFeeds(text) }));
    this.turn = done.catch(() => {});
    return done;
  }

  private async draw(source: ContentText): Promise<PreviewResult> {
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
