import {
  BadgeEuro,
  BellRing,
  BookOpen,
  Bot,
  BrainCircuit,
  Bus,
  CalendarDays,
  Car,
  ChartColumn,
  Check,
  Clock,
  Cog,
  Compass,
  Database,
  FileText,
  Handshake,
  Heart,
  House,
  type IconNode,
  KeyRound,
  Layers,
  LayoutGrid,
  Lightbulb,
  Mail,
  MapPin,
  MessageSquare,
  Orbit,
  Palette,
  PencilLine,
  Phone,
  Rocket,
  Search,
  Shield,
  ShoppingCart,
  Sparkles,
  Star,
  Target,
  Ticket,
  Truck,
  Users,
  Zap,
} from 'lucide';
import { fnv1a } from '../format/hash.ts';
import type { IconName } from '../pages/icons.ts';
import type { Settings } from '../pages/settings/schema.ts';

/** An icon that writers name, or a network's. */
export type SpriteName = IconName | Network;
type Network = Settings['reseaux'][number]['nom'];

const NODES: Readonly<Record<IconName, IconNode>> = {
  ampoule: Lightbulb,
  application: LayoutGrid,
  base: Database,
  billet: Ticket,
  boussole: Compass,
  bouclier: Shield,
  bus: Bus,
  calendrier: CalendarDays,
  camion: Truck,
  carte: MapPin,
  cerveau: BrainCircuit,
  cible: Target,
  cle: KeyRound,
  cloche: BellRing,
  coche: Check,
  coeur: Heart,
  couches: Layers,
  courriel: Mail,
  crayon: PencilLine,
  document: FileText,
  eclair: Zap,
  engrenage: Cog,
  equipe: Users,
  etoile: Star,
  euro: BadgeEuro,
  fusee: Rocket,
  graphique: ChartColumn,
  horloge: Clock,
  livre: BookOpen,
  loupe: Search,
  magie: Sparkles,
  maison: House,
  message: MessageSquare,
  orbite: Orbit,
  palette: Palette,
  panier: ShoppingCart,
  poignee: Handshake,
  robot: Bot,
  telephone: Phone,
  volant: Car,
};

/** Few strokes each: the whole marks would weigh more than all icons of a page. */
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

function element([tag, { key: _, ...attributes }]: IconNode[number]): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${pairs.join('')}/>`;
}
