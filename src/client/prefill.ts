if (location.search)
  import('./prefill-form.ts').then(({ fillIn }) => fillIn(new URLSearchParams(location.search))).catch(console.error);
