// What the generator says, where an application beside it says the same.

// What an application beside the generator asks of diagnostics.
export { hasErrors, sortDiagnostics } from '../contract/diagnostic.ts';
export { fixedWordings } from '../diagnostics/fixed-wordings.ts';
export { contentFiles } from '../diagnostics/messages/content-files.fr.ts';
export { media } from '../diagnostics/messages/media.fr.ts';
export { newFile } from '../diagnostics/messages/new.fr.ts';
export { read } from '../diagnostics/messages/read.fr.ts';
export { frenchDay } from '../diagnostics/messages/unpublished.fr.ts';
