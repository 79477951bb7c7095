/** Puts into a form what the page's address says of its fields. */
export function readAddress(form: HTMLFormElement): void {
  for (const [name, value] of new URLSearchParams(location.search)) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement) field.value = value;
  }
}

/** Makes the page's address say what a form's fields hold, so that it can be shared, and come back to. */
export function writeAddress(form: HTMLFormElement): void {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value) query.set(name, value);
  history.replaceState(history.state, '', location.pathname + (query.size ? `?${query}` : '') + location.hash);
}
