import { join, posix } from 'node:path';
import { encodePath } from '../../contract/addresses.ts';
import type { SiteDefinition } from '../../contract/definition.ts';
import type { Outcome } from '../../contract/diagnostic.ts';
import type { MediaAsset, MediaDiagnostic, MediaLookup, MediaSettings, MissingAsset } from '../../contract/media.ts';
import { isMedia } from '../../contract/media-name.ts';
import type { FoundFile, Sources } from '../../contract/source-file.ts';
import { closestOf } from '../../diagnostics/suggest.ts';
import { pathFrom } from '../../platform/folders.ts';
import { getOrCompute } from '../../platform/get-or-compute.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import { memoize } from '../../platform/memoize.ts';
import type { ProbeStep } from './probe.ts';
import type { Probed } from './probed.ts';
import { publishedName, type Variant, variantsOf } from './variants.ts';

/** A picture or film of the site. */
export interface Asset {
  file: FoundFile;
  /** The name that `mediaName` gives the file. */
  name: string;
  probed: Probed;
  /** The output path. Of a raster picture beside a text, only variants are published. */
  output: string;
}

/** Tells whether a file is in the static folder, and not beside a text. */
export function isStatic({ name }: Asset): boolean {
  return name.startsWith('/');
}

export class MediaLibrary {
  readonly all: ReadonlyMap<string, Asset>;
  private readonly settings: MediaSettings;
  private readonly answers = new Map<string, MediaAsset | MissingAsset>();
  private nearest: ((stem: string) => string | undefined) | undefined;

  constructor(all: readonly Asset[], settings: MediaSettings) {
    this.all = new Map(all.map((one) => [one.name, one]));
    this.settings = settings;
  }

  readonly answer: MediaLookup = (name) => getOrCompute(this.answers, name, () => this.find(name));

  variantsOf(known: Asset): readonly Variant[] {
    return variantsOfAsset(known, this.settings)?.all ?? [];
  }

  /** Finds the picture beside a film with the same name. */
  posterOf({ name }: Asset): Asset | undefined {
    const stem = name.slice(0, -posix.extname(name).length);
    const pictures = ['.jpg', '.jpeg', '.png', '.webp', '.avif'].flatMap(
      (extension) => this.all.get(stem + extension) ?? [],
    );
    return pictures.find(({ probed }) => probed.type === 'raster');
  }

  private find(name: string): MediaAsset | MissingAsset {
    const known = this.all.get(name);
    if (!known) return this.missing(name);
    const { probed } = known;
    if (probed.type === 'unfit') return { diagnostics: [{ severity: 'error', wording: probed.why }] };
    const diagnostics = probed.remarks.map((wording): MediaDiagnostic => ({ severity: 'warning', wording }));
    if (probed.type === 'film') return { film: this.filmOf(known, probed.format), diagnostics };
    return { picture: this.pictureOf(known, probed), diagnostics };
  }

  private pictureOf(known: Asset, { width, height }: { width: number; height: number }) {
    const drawing = { src: `/${encodePath(known.output)}`, width, height, sources: [], sizes: this.settings.sizes };
    return variantsOfAsset(known, this.settings)?.shown ?? drawing;
  }

  private filmOf(known: Asset, format: string) {
    const { about, decimal } = this.settings.film;
    const size = Math.max(0.1, known.file.bytes / 1e6)
      .toFixed(1)
      .replace('.', decimal);
    const poster = this.posterOf(known);
    const shown = poster && variantsOfAsset(poster, this.settings)?.shown;
    return {
      src: `/${encodePath(known.output)}`,
      about: about.replace('{format}', format).replace('{size}', size),
      ...(shown && { poster: { src: shown.src, width: shown.width, height: shown.height } }),
    };
  }

  private missing(name: string): MissingAsset {
    const base = posix.basename(name);
    const moved = [...this.all.keys()].find((known) => posix.basename(known) === base);
    // Folders and extensions do not describe a picture, so that they are not compared.
    const stems = new Map(Array.from(this.all.keys(), (known) => [stemOf(known), known]));
    this.nearest ??= closestOf(stems.keys());
    const near = moved ?? stems.get(this.nearest(stemOf(name)) ?? '');
    return near === undefined ? { missing: true } : { missing: true, near };
  }
}

const variantsOfAsset = memoize(({ file, probed }: Asset, settings: MediaSettings) =>
  probed.type === 'raster' ? variantsOf(probed, file.name, settings) : undefined,
);

function stemOf(name: string): string {
  return posix.basename(name, posix.extname(name));
}

/** Probes all pictures and films. Their faults become diagnostics where they are shown. */
export async function media(
  { root, staticDir, media: settings }: Pick<SiteDefinition, 'root' | 'staticDir' | 'media'>,
  sources: Pick<Sources, 'media' | 'copies'>,
  step: ProbeStep,
): Promise<Outcome<MediaLibrary>> {
  const statics = sources.copies.flatMap(({ path: name, from: target, bytes }): FoundFile[] => {
    const path = pathFrom(root, join(staticDir, name));
    return isMedia(name) ? [{ path, name, target, bytes }] : [];
  });
  const files = [
    ...sources.media.map((file) => ({ file, isStatic: false })),
    ...statics.map((file) => ({ file, isStatic: true })),
  ];
  const all = await inParallel(files, async ({ file, isStatic }) =>
    assetOf(file, isStatic, await step(file), settings),
  );
  return { value: libraryOf(all, settings), diagnostics: [] };
}

const libraryOf = memoize(
  (all: readonly Asset[], settings: MediaSettings) => new MediaLibrary(all, settings),
  (all) => JSON.stringify(all),
);

function assetOf(file: FoundFile, isStatic: boolean, probed: Probed, { folder }: MediaSettings): Asset {
  const name = (isStatic ? `/${file.name}` : file.name).normalize('NFC');
  const hash = probed.type === 'unfit' ? '' : probed.hash;
  const output = isStatic
    ? file.name
    : `${folder}/${publishedName(file.name, [hash])}${posix.extname(file.name).toLowerCase()}`;
  return { file, name, probed, output };
}
