/** Applies the page's speculation rules, unless the reader saves data or wants calm. */
export function prerenderOnIntent(): void {
  const rules = document.querySelector<HTMLTemplateElement>('[data-speculation]');
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (
    !rules ||
    connection?.saveData ||
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    !HTMLScriptElement.supports?.('speculationrules')
  )
    return;
  document.head.append(rules.content);
}
