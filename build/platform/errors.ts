/** Whether the system refused with one of these codes. */
export function isErrno(error: unknown, ...codes: string[]): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** What work on a file or folder gives; `otherwise` where that is not there. */
export function ifPresent<Value, Other>(work: () => Value, otherwise: Other): Value | Other {
  try {
    return work();
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'ENOTDIR')) return otherwise;
    throw error;
  }
}

/** A command cannot go on, for a reason outside the content. The message is French, for whoever runs the command. */
export class Fault extends Error {}
