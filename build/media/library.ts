import { availableParallelism } from 'node:os';
import { posix } from 'node:path';
import type { AskMedia, MediaFinding, MediaSettings, Medium, MissingMedium } from '../contract/media.ts';
import { closestOf } from '../diagnostics/suggest.ts';
import type { FoundFile } from '../read/find-files.ts';
import type { ExamineStep } from './examine.ts';
import type { Examined } from './examined.ts';
import { type Form, type Forms, formsOf, publishedName } from './forms.ts';

/** A picture or film of the site. */
export interface KnownMedium {
  file: FoundFile;
  /** Its name, as `mediaName` makes it. */
  name: string;
  examined: Examined;
  /** Where it is published, below the output folder; a picture of pixels is published in forms of it alone. */
  output: string;
}

/** Whether it lies in the static folder: else beside a text. */
export function isStatic({ name }: KnownMedium): boolean {
  return name.startsWith('/');
}

/** All pictures and films that there are, and what texts may show of them. */
export class MediaLibrary {
  readonly all: ReadonlyMap<string, KnownMedium>;
  private readonly settings: MediaSettings;
  private readonly answers = new Map<string, Medium | MissingMedium>();
  private readonly forms = new Map<KnownMedium, Forms>();
  private nearest: ((name: string) => string | undefined) | undefined;

  constructor(all: readonly KnownMedium[], settings: MediaSettings) {
    this.all = new Map(all.map((one) => [one.name, one]));
    this.settings = settings;
  }

  readonly answer: AskMedia = (name) => {
    const answer = this.answers.get(name) ?? this.find(name);
    this.answers.set(name, answer);
    return answer;
  };

  /** The files that a picture of pixels is published as; others have none. */
  formsOf(known: KnownMedium): readonly Form[] {
    return this.shapesOf(known)?.all ?? [];
  }

  /** The picture that lies beside a film under the same name. */
  posterOf({ name }: KnownMedium): KnownMedium | undefined {
    const stem = name.slice(0, -posix.extname(name).length);
    const beside = ['.jpg', '.jpeg', '.png', '.webp', '.avif'].flatMap(
      (extension) => this.all.get(stem + extension) ?? [],
    );
    return beside.find(({ examined }) => examined.type === 'raster');
  }

  private shapesOf(known: KnownMedium): Forms | undefined {
    const { file, examined } = known;
    if (examined.type !== 'raster') return undefined;
    const forms = this.forms.get(known) ?? formsOf(examined, file.name, this.settings);
    this.forms.set(known, forms);
    return forms;
  }

  private find(name: string): Medium | MissingMedium {
    const known = this.all.get(name);
    if (!known) return this.missing(name);
    const { examined } = known;
    if (examined.type === 'unfit') return { findings: [{ severity: 'error', wording: examined.why }] };
    const findings = examined.remarks.map((wording): MediaFinding => ({ severity: 'warning', wording }));
    if (examined.type === 'film') return { film: this.filmOf(known, examined.format), findings };
    return { picture: this.pictureOf(known, examined), findings };
  }

  private pictureOf(known: KnownMedium, { width, height }: { width: number; height: number }) {
    const drawing = { src: addressOf(known.output), width, height, sources: [], sizes: this.settings.sizes };
    return this.shapesOf(known)?.shown ?? drawing;
  }

  private filmOf(known: KnownMedium, format: string) {
    const { about, decimal } = this.settings.film;
    const size = Math.max(0.1, known.file.bytes / 1e6)
      .toFixed(1)
      .replace('.', decimal);
    const poster = this.posterOf(known);
    const shown = poster && this.shapesOf(poster)?.shown;
    return {
      src: addressOf(known.output),
      about: about.replace('{format}', format).replace('{size}', size),
      ...(shown && { poster: { src: shown.src, width: shown.width, height: shown.height } }),
    };
  }

  private missing(name: string): MissingMedium {
    const base = posix.basename(name);
    const moved = [...this.all.keys()].find((known) => posix.basename(known) === base);
    this.nearest ??= closestOf(this.all.keys());
    const near = moved ?? this.nearest(name);
    return near === undefined ? { missing: true } : { missing: true, near };
  }
}

/** Looks at every picture and film. `statics`: those of the static folder, whose names are paths of the site. */
export async function openLibrary(
  { media, statics }: { media: readonly FoundFile[]; statics: readonly FoundFile[] },
  settings: MediaSettings,
  step: ExamineStep,
): Promise<MediaLibrary> {
  const files = [
    ...media.map((file) => ({ file, isStatic: false })),
    ...statics.map((file) => ({ file, isStatic: true })),
  ];
  const all: KnownMedium[] = [];
  const waiting = files.entries();
  const work = async () => {
    for (const [index, { file, isStatic }] of waiting) all[index] = knownAs(file, isStatic, await step(file), settings);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return new MediaLibrary(all, settings);
}

function knownAs(file: FoundFile, isStatic: boolean, examined: Examined, { folder }: MediaSettings): KnownMedium {
  const name = (isStatic ? `/${file.name}` : file.name).normalize('NFC');
  const hash = examined.type === 'unfit' ? '' : examined.hash;
  const output = isStatic
    ? file.name
    : `${folder}/${publishedName(file.name, [hash])}${posix.extname(file.name).toLowerCase()}`;
  return { file, name, examined, output };
}

function addressOf(output: string): string {
  return `/${output.split('/').map(encodeURIComponent).join('/')}`;
}
