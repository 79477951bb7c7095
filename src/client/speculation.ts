/** Applies the page's speculation rules, unless the reader saves data or wants calm. */
export function prerenderOnIntent(): void {
  const rules = document.querySelector<HTMLTemplateElement>('[data-speculation]');
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!rules || connection?.saveData || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Browsers that know no such rules take them for data.
  document.head.append(rules.content);
}
