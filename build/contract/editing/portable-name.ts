/** In bytes: what the usual disks take of one name. */
const LONGEST_NAME = 255;

/** Whether a new file may have a name: every system can hold it, and it reads as it is written. */
export function isPortableName(name: string): boolean {
  return !isTooLong(name) && !UNFIT.test(name) && !DEVICE.test(name);
}

export function isTooLong(name: string): boolean {
  return Buffer.byteLength(name) > LONGEST_NAME;
}

/** Halves of characters, what turns the direction of reading, and what Windows takes in no name. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Bidi_Control}<>"|?*]|[. ]$/u;
/** Windows' devices, with any extension. */
const DEVICE = /^(?:aux|con|nul|prn|com\d|lpt\d)(?:\.|$)/i;
