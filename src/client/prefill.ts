/** In characters, as the form has it. Code that is shared with the form, or with those who make such links, would be a file more to load on this page. */
const LONGEST = 10_000;

prefillMessage();

/**
 * A link to the form may carry what its message begins with (`/contact?message=…#audit-gratuit`): a calculation, or the sentence of the home page.
 * It is text, no longer than a message may be, and gives way to what the reader has typed or the browser has brought back.
 */
function prefillMessage(): void {
  const message = new URLSearchParams(location.search).get('message');
  const field = document.querySelector<HTMLTextAreaElement>('form textarea');
  if (message && field && field.value === '') field.value = message.slice(0, LONGEST);
}
