/** Brings the block into view that a line of the page's file belongs to, unless one sees it; the top of the page for a line before them all. */
export function goToLine(line: number): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  const block = blocks().findLast((one) => lineOf(one) <= line);
  if (!block) scrollTo({ top: 0, behavior });
  else if (!isInView(block)) block.scrollIntoView({ block: 'center', behavior });
}

/** The line that the block begins in which an element belongs to. */
export function lineAt(element: Element | undefined): number | undefined {
  const block = element?.closest<HTMLElement>('[data-line]');
  return block ? lineOf(block) : undefined;
}

function blocks(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-line]')];
}

function lineOf({ dataset }: HTMLElement): number {
  return Number(dataset.line);
}

/** What is taller than the window is in view once it fills its middle. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const middle = innerHeight / 2;
  return (top >= 0 && bottom <= innerHeight) || (top <= middle && bottom >= middle);
}
