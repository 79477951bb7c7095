// The system, as an application beside the generator meets it: its errors in words, hashes of files, names that mean nothing.

export { explainFault } from '../diagnostics/explain-fault.ts';
export { Fault, ifPresent, isErrno } from '../platform/errors.ts';
export { isJunkFile, makeFolder } from '../platform/folders.ts';
export { hashOf, hashOfFile, modificationKey } from '../platform/hash.ts';
// Finished pages, as an application beside the generator reads them.
export {
  type Attribute,
  attributeOf,
  attributeText,
  type Element,
  type HtmlReader,
  readHtml,
  textOf,
} from '../platform/html/read-html.ts';
export { isRunning, ownerIn, thisProcess } from '../platform/lock-owner.ts';
