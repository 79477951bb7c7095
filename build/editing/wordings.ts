// This module exports diagnostics and messages for applications beside the generator.
export { hasErrors, sortDiagnostics } from '../contract/diagnostic.ts';
export { contentFiles } from '../diagnostics/messages/content-files.fr.ts';
export { media } from '../diagnostics/messages/media.fr.ts';
export { read } from '../diagnostics/messages/read.fr.ts';
export { frenchDay } from '../diagnostics/messages/unpublished.fr.ts';
