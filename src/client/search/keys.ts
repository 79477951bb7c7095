interface Parts {
  form: HTMLFormElement;
  field: HTMLInputElement;
  results: HTMLElement;
}

/** Arrows lead from the field to the results, through them and back; Escape leads back at once, and empties the field. */
export function moveByKeys({ form, field, results }: Parts): void {
  field.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' && !results.hidden) focusInstead(event, results.querySelector('a'));
    if (event.key !== 'Escape' || field.value === '') return;
    event.preventDefault();
    field.value = '';
    form.dispatchEvent(new Event('input'));
  });
  results.addEventListener('keydown', (event) => {
    const links = [...results.querySelectorAll('a')];
    const at = links.findIndex((link) => link.matches(':focus'));
    if (event.key === 'Escape' || (event.key === 'ArrowUp' && at === 0)) focusInstead(event, field);
    else if (event.key === 'ArrowUp' && at > 0) focusInstead(event, links[at - 1]);
    else if (event.key === 'ArrowDown' && at >= 0) focusInstead(event, links[at + 1]);
  });
}

/** Instead of what the key does by itself, such as scrolling. */
function focusInstead(event: KeyboardEvent, element: HTMLElement | null | undefined): void {
  if (!element) return;
  event.preventDefault();
  element.focus();
}
