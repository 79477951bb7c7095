import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { explainFault } from '../system/system-errors.ts';

/** The site's code threw once nobody waited for it any more: in a timer, in a promise. */
export function failedLater(error: unknown): Diagnostic {
  return trouble(
    `Le code du site a échoué après coup : ${messageOf(error)}.`,
    "C'est un défaut du code du site, pas d'un texte.",
  );
}

/** A build that could not be carried to its end. */
export function interrupted(error: unknown): Diagnostic {
  const reason = explainFault(error) ?? `${messageOf(error)}.`;
  return trouble(`La construction s'est interrompue. ${reason}`, "Le prochain changement d'un fichier la relance.");
}

export function notWatching(error: unknown): Diagnostic {
  return trouble(
    `Des changements risquent de ne plus être vus : ${messageOf(error)}.`,
    'Relancez le serveur de développement ; le système limite peut-être le nombre de fichiers surveillés.',
  );
}

function trouble(message: string, hint: string): Diagnostic {
  return { severity: 'error', file: 'src', line: 1, column: 1, rule: 'developpement', message, hint };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
