/** Tells whether an error of the system has one of these codes. */
export function isErrno(error: unknown, ...codes: string[]): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** Returns the result of work on a file or folder, or `otherwise` where that is missing. */
export function ifPresent<Value, Other>(work: () => Value, otherwise: Other): Value | Other {
  try {
    return work();
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'ENOTDIR')) return otherwise;
    throw error;
  }
}

/** Returns the message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** An error outside the content that ends a command. Its message is French, for the person who runs it. */
export class Fault extends Error {}
