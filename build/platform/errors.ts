import { system } from '../diagnostics/messages/system.fr.ts';

/** What Node adds to an error of the file system or the network. */
interface SystemError extends NodeJS.ErrnoException {
  code: string;
  dest?: string;
  address?: string;
  hostname?: string;
  port?: number;
}

/**
 * What the machine refused, in one French sentence with the place and what to do;
 * undefined for an error that is not the machine's: a defect of ours.
 */
export function explainFault(error: unknown): string | undefined {
  if (error instanceof Fault) return error.message;
  if (!isSystemError(error)) return undefined;
  return system.refused(error.code, error.syscall, placeOf(error));
}

function isSystemError(error: unknown): error is SystemError {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return 'syscall' in error || system.knows(error.code);
}

function placeOf({ code, hostname, address, port, path, dest }: SystemError): string | undefined {
  const refused = ABOUT_TARGETS.includes(code) ? (dest ?? path) : path;
  const name = address ?? hostname ?? refused;
  return port === undefined ? name : `${name}, port ${port}`;
}

/** Of a copy or a move, these are about where it leads. */
const ABOUT_TARGETS: readonly string[] = ['ENOSPC', 'EDQUOT', 'EROFS', 'EFBIG', 'EEXIST', 'ENOTEMPTY'];

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
