import { Fault } from '../platform/errors.ts';
import { system } from './messages/system.fr.ts';

interface SystemError extends NodeJS.ErrnoException {
  code: string;
  dest?: string;
  address?: string;
  hostname?: string;
  port?: number;
}

/** Explains an error of the system in French; returns undefined for a defect of our own code. */
export function explainFault(error: unknown): string | undefined {
  if (error instanceof Fault) return error.message;
  if (!isSystemError(error)) return undefined;
  return system.refused(error.code, error.syscall, faultPlace(error));
}

function isSystemError(error: unknown): error is SystemError {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return 'syscall' in error || system.knows(error.code);
}

function faultPlace({ code, hostname, address, port, path, dest }: SystemError): string | undefined {
  const refused = ABOUT_TARGETS.includes(code) ? (dest ?? path) : path;
  const name = address ?? hostname ?? refused;
  return port === undefined ? name : `${name}, port ${port}`;
}

/** Codes that are about the target of a copy or a move. */
const ABOUT_TARGETS: readonly string[] = ['ENOSPC', 'EDQUOT', 'EROFS', 'EFBIG', 'EEXIST', 'ENOTEMPTY'];
