/** Applies the page's speculation rules, unless the reader saves data or wants calm. */
export function prerenderOnIntent(): void {
  const rules = document.querySelector<HTMLTemplateElement>('[data-speculation]');
  const saving = 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
  if (
    !rules ||
    saving ||
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    !HTMLScriptElement.supports?.('speculationrules')
  )
    return;
  document.head.append(rules.content);
}
