import type { FilePlan } from '../../build/contract/definition.ts';
import type { AssetPlan } from '../asset-generators/index.ts';
import type { Site } from '../pages/site.ts';
import { paths } from '../routes.ts';
import { recolor, recoloringOf } from '../styles/palette.ts';
import { NIGHT } from '../styles/token-colors.ts';

/** Returns the name, look and icons of the site when it is installed on a device (W3C, Web Application Manifest). */
export function webManifest({ settings }: Pick<Site, 'settings'>): (FilePlan | AssetPlan)[] {
  const { marque, presentation, couleurs } = settings.data;
  const colors = recoloringOf(couleurs);
  const ground = recolor(NIGHT.night, colors);
  const manifest = {
    name: marque,
    description: presentation,
    lang: 'fr',
    dir: 'ltr',
    // Addresses count from the manifest's own: they hold in whichever folder the site stands.
    start_url: './',
    scope: './',
    display: 'minimal-ui',
    theme_color: ground,
    background_color: ground,
    icons: [
      { src: paths.icon.slice(1), type: 'image/svg+xml', sizes: 'any' },
      ...INSTALLED.map(({ file, size, purpose }) => ({
        src: file,
        type: 'image/png',
        sizes: `${size}x${size}`,
        purpose,
      })),
    ],
  };
  const icons = [...INSTALLED, ...LINKED].map(({ file, size, drawn }: Icon) => ({
    generator: 'icon' as const,
    input: { output: file, ...(size && { size }), ...(drawn && { drawn }), ...(colors && { colors }) },
    outputs: [file],
  }));
  return [{ output: paths.manifest.slice(1), contents: `${JSON.stringify(manifest)}\n` }, ...icons];
}

interface Icon {
  file: string;
  /** Pixels of a side; the drawing itself has none. */
  size?: number;
  /** The share of the side that the drawing takes, where it stands on a ground of its own. */
  drawn?: number;
}

/** Those that the manifest names. A device may cut a `maskable` one to a circle of four fifths of its side (§ 4.3). */
const INSTALLED: readonly (Icon & { size: number; purpose: 'any' | 'maskable' })[] = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, drawn: 0.85, purpose: 'maskable' },
];

/** Those that pages link, or that browsers ask for by name. */
const LINKED: readonly Icon[] = [
  { file: paths.icon.slice(1) },
  { file: paths.appleIcon.slice(1), size: 180, drawn: 1 },
  { file: paths.favicon.slice(1), size: 32 },
];
