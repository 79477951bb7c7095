/** In characters, the same as in the form. Sharing the number with the form would load one more file on this page. */
const LONGEST = 10_000;
/** In characters: the strip has one line or two. */
const LONGEST_NAME = 100;

/**
 * Fills in what a link to the form contains (`/contact?message=…#audit-gratuit`): the result of a calculation (`calcul`), the page that was read
 * (`sujet`), its sector (`secteur`). A strip above the form names it and can remove it. All of it is inserted as text, and never replaces what the
 * reader has typed or the browser has restored.
 */
export function fillIn(): void {
  const query = new URLSearchParams(location.search);
  const [form, strip] = ['form', '[data-taken]'].map((part) => document.querySelector<HTMLElement>(`main ${part}`));
  const field = form?.querySelector('textarea');
  if (!form || !field || field.value !== '') return;
  const [result, subject] = ['calcul', 'sujet'].map((name) => query.get(name)?.slice(0, LONGEST_NAME));
  const about = subject && `À propos de « ${subject} » :\n\n`;
  const message = (query.get('message') ?? about ?? '').slice(0, LONGEST);
  field.value = message;
  const sector = [...form.querySelectorAll('option')].find(({ text }) => text === query.get('secteur'));
  const choices = sector?.closest('details');
  if (sector) sector.selected = true;
  if (choices) choices.open = true;
  const words = result ? `votre calcul : ${result}` : subject && `votre lecture : « ${subject} »`;
  const [place] = strip?.getElementsByTagName('b') ?? [];
  if (!strip || !place || !words) return;
  place.textContent = words;
  strip.hidden = false;
  form.addEventListener('reset', () => {
    strip.hidden = true;
  });
  strip.querySelector('button')?.addEventListener('click', () => {
    if (field.value.startsWith(message)) field.value = field.value.slice(message.length);
    if (sector) sector.selected = false;
    strip.hidden = true;
    field.focus();
  });
}
