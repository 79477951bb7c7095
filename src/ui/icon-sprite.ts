import * as lucide from 'lucide';
import { fnv1a } from '../format/hash.ts';
import type { IconName } from '../pages/icons.ts';
import type { Settings } from '../pages/settings/schema.ts';

/** An icon that writers name, or a network's. */
export type SpriteName = IconName | Network;
type Network = Settings['reseaux'][number]['nom'];

const NODES: Readonly<Record<IconName, lucide.IconNode>> = {
  ampoule: lucide.Lightbulb,
  application: lucide.LayoutGrid,
  base: lucide.Database,
  billet: lucide.Ticket,
  boussole: lucide.Compass,
  bouclier: lucide.Shield,
  bus: lucide.Bus,
  calendrier: lucide.CalendarDays,
  camion: lucide.Truck,
  carte: lucide.MapPin,
  cerveau: lucide.BrainCircuit,
  cible: lucide.Target,
  cle: lucide.KeyRound,
  cloche: lucide.BellRing,
  coche: lucide.Check,
  coeur: lucide.Heart,
  couches: lucide.Layers,
  courriel: lucide.Mail,
  crayon: lucide.PencilLine,
  document: lucide.FileText,
  eclair: lucide.Zap,
  engrenage: lucide.Cog,
  equipe: lucide.Users,
  etoile: lucide.Star,
  euro: lucide.BadgeEuro,
  fusee: lucide.Rocket,
  graphique: lucide.ChartColumn,
  horloge: lucide.Clock,
  livre: lucide.BookOpen,
  loupe: lucide.Search,
  magie: lucide.Sparkles,
  maison: lucide.House,
  message: lucide.MessageSquare,
  orbite: lucide.Orbit,
  palette: lucide.Palette,
  panier: lucide.ShoppingCart,
  poignee: lucide.Handshake,
  robot: lucide.Bot,
  telephone: lucide.Phone,
  volant: lucide.Car,
};

/** Simplified logos of a few strokes, because the originals would weigh more than all icons of a page. */
const NETWORKS: Readonly<Record<Network, string>> = {
  LinkedIn: 'M5 10v9M5 5.2v.1M10 19v-9M10 14c0-6 9-6 9 0v5',
  X: 'M5 5l14 14M19 5L5 19',
  Instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7M16.6 7.4v.1',
  Facebook: 'M16 4h-2a3.5 3.5 0 0 0-3.5 3.5V20M7 12h8',
};

/** The line icons of all pages in one drawing, which browsers keep. */
export const ICON_SPRITE = `<svg xmlns="http://www.w3.org/2000/svg">${[
  ...Object.entries(NODES).map(([name, node]) => symbol(name, node.map(element).join(''))),
  ...Object.entries(NETWORKS).map(([name, strokes]) => symbol(name, `<path d="${strokes}"/>`)),
].join('')}</svg>`;

/** From the root, with the hash of what it holds. */
export const ICON_SPRITE_ADDRESS = `/assets/icons-${fnv1a(ICON_SPRITE).toString(36)}.svg`;

export function iconAddress(name: SpriteName): string {
  return `${ICON_SPRITE_ADDRESS}#${name}`;
}

function symbol(id: string, drawing: string): string {
  return `<symbol id="${id}" viewBox="0 0 24 24">${drawing}</symbol>`;
}

function element([tag, { key: _, ...attributes }]: lucide.IconNode[number]): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${pairs.join('')}/>`;
}
