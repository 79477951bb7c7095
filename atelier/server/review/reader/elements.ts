type Attributes = Readonly<Record<string, string>>;

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

export function button(text: string, onClick: () => void, attributes: Attributes = {}): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, text);
  made.addEventListener('click', onClick);
  return made;
}

/** Opens a modal dialog below `place`, which removes itself when it is closed. */
export function openDialog(place: Element, heading: string, ...children: readonly Node[]): HTMLDialogElement {
  const title = element('h2', { id: 'relecture-titre' }, heading);
  const dialog = element('dialog', { 'aria-labelledby': title.id }, title, ...children);
  dialog.addEventListener('close', () => dialog.remove());
  place.append(dialog);
  dialog.showModal();
  return dialog;
}

export function download(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  element('a', { href: address, download: name }).click();
  // The browser reads the file only after this event.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
