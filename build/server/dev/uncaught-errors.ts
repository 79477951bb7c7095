import { type Diagnostic, diagnostic, WHOLE_FILE, type Wording } from '../../contract/diagnostic.ts';
import { explainFault } from '../../diagnostics/explain-fault.ts';
import { dev as messages } from '../../diagnostics/messages/dev.fr.ts';
import { messageOf } from '../../platform/errors.ts';

/** Keeps the process alive when the site's code throws in a timer or a promise. Returns the function that stops catching. */
export function catchUncaughtErrors(onDiagnostic: (diagnostic: Diagnostic) => void): () => void {
  const listener = (error: unknown) => onDiagnostic(sourceError(messages.failedLater(messageOf(error))));
  process.on('uncaughtException', listener).on('unhandledRejection', listener);
  return () => {
    process.off('uncaughtException', listener).off('unhandledRejection', listener);
  };
}

export function buildInterruption(error: unknown): Diagnostic {
  return sourceError(messages.interrupted(explainFault(error) ?? `${messageOf(error)}.`));
}

export function watchFailure(error: unknown): Diagnostic {
  return sourceError(messages.notWatching(messageOf(error)));
}

function sourceError(wording: Wording): Diagnostic {
  return diagnostic('error', 'src', WHOLE_FILE, wording);
}
