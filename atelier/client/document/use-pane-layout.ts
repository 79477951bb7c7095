import { useState } from 'react';
import { isScheme, type Scheme } from '../../../build/contract/preview-messages.ts';
import type { Part } from './use-active-pane.ts';

/** How the parts of a file stand side by side, as this browser remembers it. */
interface Layout {
  /** Parts that are folded away. Undefined: nobody has chosen yet. */
  folded: readonly Part[] | undefined;
  /** In pixels; the others share what is left. */
  widths: Partial<Record<Part, number>>;
  /** The page shows as wide as on a phone. */
  phone: boolean;
  /** The colours that the page shows in. */
  scheme: Scheme;
}

export interface PaneLayout extends Layout {
  folded: readonly Part[];
  fold(part: Part, away: boolean): void;
  /** Undefined: as wide as it comes. */
  size(part: Part, width: number | undefined): void;
  showPhone(phone: boolean): void;
  showScheme(scheme: Scheme): void;
}

const KEY = 'atelier-volets';
const NARROWEST = 240;

/** `filled`: there is nothing left to fill in in the form, which then makes room for the text until somebody wants it. */
export function usePaneLayout(filled: boolean): PaneLayout {
  const [layout, setLayout] = useState(storedLayout);
  const [atFirst] = useState<readonly Part[]>(filled ? ['form'] : []);
  const folded = layout.folded ?? atFirst;
  const change = (changed: Partial<Layout>) => {
    const next = { ...layout, ...changed };
    setLayout(next);
    store(next);
  };
  return {
    ...layout,
    folded,
    fold: (part, away) => change({ folded: [...folded.filter((one) => one !== part), ...(away ? [part] : [])] }),
    size: (part, width) => {
      const { [part]: _, ...others } = layout.widths;
      change({ widths: width === undefined ? others : { ...others, [part]: Math.max(NARROWEST, Math.round(width)) } });
    },
    showPhone: (phone) => change({ phone }),
    showScheme: (scheme) => change({ scheme }),
  };
}

const PARTS: readonly Part[] = ['form', 'text', 'preview'];

function storedLayout(): Layout {
  const { folded, widths, phone, scheme } = stored();
  const entries = PARTS.map((part) => [part, Reflect.get(Object(widths), part)] as const);
  return {
    folded: Array.isArray(folded) ? PARTS.filter((part) => folded.includes(part)) : undefined,
    widths: Object.fromEntries(entries.filter(([, width]) => typeof width === 'number' && width >= NARROWEST)),
    phone: phone === true,
    scheme: isScheme(scheme) ? scheme : '',
  };
}

function stored(): { folded?: unknown; widths?: unknown; phone?: unknown; scheme?: unknown } {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

function store(layout: Layout): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(layout));
  } catch {
    // A browser that keeps nothing goes on without.
  }
}
