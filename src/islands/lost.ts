/** Shows, or takes back, the word beside an island that says that it cannot work. */
export function sayLost(island: Element, isLost: boolean): void {
  const word = island.nextElementSibling;
  if (word?.matches('[role=alert]')) word.toggleAttribute('hidden', !isLost);
}
