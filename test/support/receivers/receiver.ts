/** A mail that a receiver of messages has sent, as its reader sees it. */
export interface SentMail {
  from: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
}

/** A receiver that remembers nothing yet, or nothing of this sender. */
export interface RunningReceiver {
  ask(request: RequestInit): Promise<Response>;
  sent(): SentMail[];
  /** From now on its mails cannot be handed over, or can again. */
  breakMail(isBroken: boolean): void;
}

/** Settings of the receivers in tests. */
export const SETUP = {
  from: 'site@agence.test',
  to: 'contact@agence.test',
  origin: 'https://agence.test',
  thanks: 'https://agence.test/merci',
} as const;

/** The same settings as environment variables. */
export const ENVIRONMENT = {
  MESSAGE_FROM: SETUP.from,
  MESSAGE_TO: SETUP.to,
  MESSAGE_ORIGINS: `https://www.agence.test, ${SETUP.origin},`,
  MESSAGE_THANKS: SETUP.thanks,
} as const;

let drawn = 0;
/** Another number each time: what tells one test's messages from another's. */
export function unique(): string {
  drawn += 1;
  return String(drawn);
}

/** A message that is sound, and like no other. */
export function message(): Record<string, string> {
  return {
    nom: 'Zoé Lefèvre-Œuvrard de la Très Longue Maison',
    email: "zoe.o'lefevre+audit@maison.example",
    entreprise: 'Ébénisterie & fils',
    secteur: 'industrie',
    typedemande: '',
    message: `Nos bons arrivent par courriel.\n.\nDeuxième ligne, n° ${unique()} : 12 € « net ».`,
    site_web: '',
  };
}

/** As the form's script sends it. */
export function byScript(fields: Record<string, string>, key = `key ${unique()}`, duree = '42'): RequestInit {
  return {
    method: 'POST',
    headers: { origin: SETUP.origin, accept: 'application/json' },
    body: new URLSearchParams({ ...fields, 'idempotency-key': key, duree }),
  };
}

/** As a browser without script sends it. */
export function byBrowser(fields: Record<string, string>): RequestInit {
  return {
    method: 'POST',
    headers: { origin: SETUP.origin, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  };
}
