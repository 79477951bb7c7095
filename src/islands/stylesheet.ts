/** Links a stylesheet that only an awake island needs; resolves once it applies, also when it fails to load. */
export function linkStylesheet(address: string): Promise<void> {
  const href = new URL(address, import.meta.url).href;
  if ([...document.styleSheets].some((sheet) => sheet.href === href)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve) => {
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
