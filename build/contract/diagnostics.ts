// What an application beside the generator asks of diagnostics.
export { hasErrors, sortDiagnostics } from '../diagnostics/diagnostic.ts';
export { fixedWordings } from '../diagnostics/fixed-wordings.ts';
