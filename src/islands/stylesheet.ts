const linked = new Map<string, Promise<unknown>>();

/** Links a stylesheet that only an awake island needs. Resolves once it applies; rejects when it is lost, and may then be asked for again. */
export function linkStylesheet(address: string): Promise<unknown> {
  const href = new URL(address, import.meta.url).href;
  const known = linked.get(href);
  if (known) return known;
  const link = document.createElement('link');
  const arrival = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      linked.delete(href);
      link.remove();
      reject(new Error(`${address} did not load`));
    };
  });
  linked.set(href, arrival);
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return arrival;
}
