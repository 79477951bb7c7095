const form = document.querySelector<HTMLFormElement>('[data-workload]');
if (form) loadOnTouch(form);

/** Loads what reckons once the sentence is touched, or at once where the address fills it in. A file that is lost is asked for again by the next touch. */
function loadOnTouch(form: HTMLFormElement): void {
  let isAsked = false;
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    import('./workload-figure.ts')
      .then(({ updateWorkloadFigure }) => updateWorkloadFigure(form))
      .catch((error: unknown) => {
        console.error(error);
        isAsked = false;
      });
  };
  for (const type of ['focusin', 'input']) form.addEventListener(type, ask);
  if (location.search) ask();
}
