/** Keys for people: « Ctrl+Maj+8 », on a Mac « ⌘⇧8 ». `names`: the keys' names on other machines. */
export function keysShown(key: string, names: Readonly<Record<string, string>>, isMac: boolean): string {
  const parts = key
    .split('-')
    .map((part) => (isMac ? (MAC[part] ?? part.toUpperCase()) : (names[part] ?? part.toUpperCase())));
  return parts.join(isMac ? '' : '+');
}

/** Keys as `aria-keyshortcuts` has them (WAI-ARIA 1.2, 6.6.1). */
export function ariaKeys(key: string, isMac: boolean): string {
  return key.replace('Mod', isMac ? 'Meta' : 'Control').replaceAll('-', '+');
}

const MAC: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧', ArrowRight: '→', ArrowLeft: '←' };
