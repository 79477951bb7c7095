/** Shows or hides the notice beside an island, which says that the island cannot work. */
export function showFailureNotice(island: Element, hasFailed: boolean): void {
  const notice = island.nextElementSibling;
  if (notice?.matches('[role=alert]')) notice.toggleAttribute('hidden', !hasFailed);
}
