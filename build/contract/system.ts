// The system, as an application beside the generator meets it: its errors in words, hashes of files, names that mean nothing.
export { ifPresent, isErrno } from '../platform/errno.ts';
export { Fault } from '../platform/fault.ts';
export { hashOf, hashOfFile } from '../platform/hash.ts';
export { isJunkFile } from '../platform/junk-files.ts';
export { isRunning, ownerIn, thisProcess } from '../platform/lock-owner.ts';
export { makeFolder } from '../platform/make-folder.ts';
export { explainFault } from '../platform/system-errors.ts';
