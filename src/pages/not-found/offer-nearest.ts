import { type KnownPage, nearest } from './nearest.ts';

/** Number of suggestions. */
const SUGGESTIONS = 3;

// The screen says which path was asked for.
console.error('404: no page at', location.pathname);
offerNearest();

/** Reduces the list of the site's pages, which stands before this script, to the few that resemble the requested path. */
function offerNearest(): void {
  const box = document.querySelector<HTMLElement>('[data-nearest]');
  const list = box?.querySelector('ul');
  if (!box || !list) return;
  const home = box.dataset.nearest ?? '/';
  const items = Array.from(list.children, (item) => readItem(item, home));
  const near = nearest(withoutBase(home, location.pathname), items, SUGGESTIONS);
  list.replaceChildren(...near.map(({ item }) => item));
  box.hidden = near.length === 0;
}

function readItem(item: Element, home: string): KnownPage & { item: Element } {
  const link = item.querySelector('a');
  return { item, path: withoutBase(home, link?.pathname ?? ''), title: link?.textContent ?? '' };
}

/** Returns a path relative to the folder that the site is served from. */
function withoutBase(home: string, path: string): string {
  return path.startsWith(home) ? path.slice(home.length) : path;
}
