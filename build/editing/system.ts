// This module exports errors, hashes and folders for applications beside the generator.

export { explainFault } from '../diagnostics/explain-fault.ts';
export { Fault, ifPresent, isErrno } from '../platform/errors.ts';
export { isJunkFile, makeFolder } from '../platform/folders.ts';
export { hashOf, hashOfFile, modificationKey } from '../platform/hash.ts';
// These exports read finished pages.
export {
  type Attribute,
  attributeOf,
  attributeText,
  type Element,
  readHtml,
  textOf,
} from '../platform/html/read-html.ts';
export { isRunning, ownerIn, thisProcess } from '../platform/lock-owner.ts';
