import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** A line icon in the text's colour, hidden from assistive technology. */
export function ToolIcon({ icon, size = '20' }: { icon: IconNode; size?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {icon.map(([tag, attributes]) => createElement(tag, { ...attributes, key: JSON.stringify(attributes) }))}
    </svg>
  );
}
