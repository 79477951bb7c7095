import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnostic, WHOLE_FILE, type Wording } from '../diagnostics/finding.ts';
import { messages } from '../messages.fr.ts';
import { explainFault } from '../system/system-errors.ts';

/** The site's code threw once nobody waited for it any more: in a timer, in a promise. */
export function failedLater(error: unknown): Diagnostic {
  return trouble(messages.dev.failedLater(messageOf(error)));
}

/** A build that could not be carried to its end. */
export function interrupted(error: unknown): Diagnostic {
  return trouble(messages.dev.interrupted(explainFault(error) ?? `${messageOf(error)}.`));
}

export function notWatching(error: unknown): Diagnostic {
  return trouble(messages.dev.notWatching(messageOf(error)));
}

function trouble(wording: Wording): Diagnostic {
  return diagnostic('error', 'src', WHOLE_FILE, wording);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
