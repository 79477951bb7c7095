if (location.search) import('./prefill-form.ts').then(({ fillIn }) => fillIn()).catch(console.error);
