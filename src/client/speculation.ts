/** Links within the site are prerendered once the reader means to follow one (Speculation Rules API; other browsers ignore it). */
const RULES = {
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[target=_blank], [aria-disabled]' } }] },
      eagerness: 'moderate',
    },
  ],
};

export function prerenderOnIntent(): void {
  const saving = 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
  if (
    saving ||
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    !HTMLScriptElement.supports?.('speculationrules')
  )
    return;
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = JSON.stringify(RULES);
  document.head.append(script);
}
