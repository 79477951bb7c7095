import type { BuildResult } from '../../build-result.ts';
import type { BundleStep } from '../../bundle/held-bundle.ts';
import type { SiteDefinition } from '../../contract/definition.ts';
import type { SourceFile } from '../../contract/source-file.ts';
import { type Diagnostic, hasErrors } from '../../diagnostics/diagnostic.ts';
import type { Kept } from '../../kept-steps.ts';
import type { MakeNow } from '../../make/make.ts';
import type { PreviewAnswer } from '../api.ts';
import { withLineFeeds } from '../front-matter/line-endings.ts';
import { type Draft, draft, type Ground } from './draft.ts';
import { obstacles, withObstacles } from './obstacles.ts';

export interface PreviewOptions {
  site: SiteDefinition;
  /** Folder the site is served from, instead of the one in its settings. */
  base?: string;
  kept: Kept;
  code: BundleStep;
  /** What the last build made and found; undefined before the first one has ended. */
  latest: () => BuildResult | undefined;
  /** The last build that has drawn all pages. */
  drawn: () => BuildResult | undefined;
  /** What makes the pictures that previews show, by where they are to be: it is added to. */
  later: Map<string, MakeNow>;
}

/** The page of a file, as its last text that could be drawn made it. */
export interface PreviewPage {
  html?: string;
  path: string;
  /** What is to be said of the last text. */
  findings: readonly Diagnostic[];
}

interface Shown extends PreviewPage {
  /** The last text, drawn or not. */
  source: SourceFile;
  /** The build that it was drawn after. */
  after: BuildResult;
}

interface Waiting {
  text: string;
  answer: Promise<PreviewAnswer>;
}

/** How many pages are remembered: a writer has a few texts open. */
const REMEMBERED = 20;

/** Pages of texts that are being written. One is drawn at a time; of the texts of a file that wait, only the newest one is. */
export class Previews {
  private readonly options: PreviewOptions;
  private readonly shown = new Map<string, Shown>();
  private readonly waiting = new Map<string, Waiting>();
  private turn: Promise<unknown> = Promise.resolve();

  constructor(options: PreviewOptions) {
    this.options = options;
  }

  /** Whether there is something that a preview can go out from. */
  get ready(): boolean {
    return this.options.latest() !== undefined;
  }

  /** Draws a text. Whoever asks while another text of the same file waits is answered for the newer one. */
  preview({ path, name, text }: SourceFile): Promise<PreviewAnswer> {
    const before = this.waiting.get(path);
    if (before) {
      before.text = text;
      return before.answer;
    }
    const answer: Promise<PreviewAnswer> = this.turn.then(() => {
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
    const latest = this.options.latest();
    const known = this.shown.get(path);
    if (known?.after === latest) return known;
    const source = known?.source ?? latest?.made.read.texts.find((one) => one.path === path);
    if (source) await this.preview(source);
    return this.shown.get(path);
  }

  /** What would stop a build for visitors if this text were saved. */
  obstacles({ path, name, text }: SourceFile): Promise<Diagnostic[]> {
    const found = this.turn.then(() => obstacles(this.ground(), { path, name, text: withLineFeeds(text) }));
    this.turn = found.catch(() => {});
    return found;
  }

  private ground(): Ground {
    const latest = this.options.latest();
    if (!latest) throw new Error('nothing was built yet');
    return { ...this.options, latest, drawn: this.options.drawn() };
  }

  private async draw(source: SourceFile): Promise<PreviewAnswer> {
    const ground = this.ground();
    const { latest } = ground;
    const drawn = await draft(ground, source);
    const findings = withObstacles(drawn.findings, await obstacles(ground, source));
    const drafted = { ...drawn, findings };
    for (const [output, make] of drafted.later) this.options.later.set(output, make);
    this.remember(drafted, { source, after: latest });
    const elsewhere = latest.diagnostics.filter((one) => one.file !== source.path && hasErrors([one])).length;
    return { drawn: drafted.html !== undefined, findings, elsewhere };
  }

  private remember(drafted: Draft, of: Pick<Shown, 'source' | 'after'>): void {
    const { path } = of.source;
    const before = this.shown.get(path);
    const good = drafted.html === undefined && before ? before : drafted;
    this.shown.delete(path);
    this.shown.set(path, { ...good, findings: drafted.findings, ...of });
    const [oldest] = this.shown.keys();
    if (this.shown.size > REMEMBERED && oldest !== undefined) this.shown.delete(oldest);
  }
}
