export function isErrno(error: unknown, ...codes: string[]): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** Returns the result of work on a file or folder, or `otherwise` if that is missing. */
export function ifPresent<Value, Other>(work: () => Value, otherwise: Other): Value | Other {
  try {
    return work();
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'ENOTDIR')) return otherwise;
    throw error;
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** An error outside the content that ends a command. Its message, for the person who runs it, is French. */
export class Fault extends Error {}
