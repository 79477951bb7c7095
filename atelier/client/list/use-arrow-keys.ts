import { type RefObject, useEffect, useRef } from 'react';

/** The up and down arrows go from the search field of an element through the links of its results, and back. */
export function useArrowKeys(): RefObject<HTMLElement | null> {
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      const next = area.current && nextOf(area.current, event);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    const element = area.current;
    element?.addEventListener('keydown', step);
    return () => element?.removeEventListener('keydown', step);
  }, []);
  return area;
}

function nextOf(area: HTMLElement, { key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): HTMLElement | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (!step || altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return undefined;
  const stops = [...area.querySelectorAll<HTMLElement>('input[type="search"], tbody a')];
  const index = stops.indexOf(target);
  return index === -1 ? undefined : stops[index + step];
}
