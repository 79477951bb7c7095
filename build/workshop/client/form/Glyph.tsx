import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Copy, type IconNode, Plus, X } from 'lucide';
import { createElement } from 'react';

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
  const node: IconNode = GLYPHS[name];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
