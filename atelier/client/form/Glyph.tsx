import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Copy, Plus, X } from 'lucide';
import { ToolIcon } from '../text/ToolIcon.tsx';

const GLYPHS = {
  up: ArrowUp,
  down: ArrowDown,
  copy: Copy,
  remove: X,
  add: Plus,
  open: ChevronDown,
  closed: ChevronRight,
};

export type GlyphName = keyof typeof GLYPHS;

/** A sign on a button that says in words what it does. */
export function Glyph({ name }: { name: GlyphName }) {
  return <ToolIcon icon={GLYPHS[name]} size="1em" />;
}
