export function isErrno(error: unknown, ...codes: string[]): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** Returns `otherwise` if the file or folder of the work is missing. */
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

/** An error outside the content that ends a command. Its message is French, for the person who runs it. */
export class Fault extends Error {}
