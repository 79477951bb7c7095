/** A message with its idempotency key, by which the server recognizes a repeated one. */
export interface Envelope {
  message: Readonly<Record<string, string>>;
  key: string;
}

/** Gives a message its key. The same text, sent again, keeps its key. */
export function sealEnvelope(message: Envelope['message'], before: Envelope | undefined): Envelope {
  return before && isSame(before.message, message) ? before : { message, key: newKey() };
}

/** Returns the values of a form's fields, by name. */
export function readMessage(form: HTMLFormElement): Envelope['message'] {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

export function isSame(one: Envelope['message'], other: Envelope['message']): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns 128 random bits in hexadecimal. Pages over plain HTTP have no `crypto.randomUUID`. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const LABELS = {
  nom: 'Nom complet',
  email: 'Email professionnel',
  entreprise: 'Entreprise',
  secteur: 'Secteur d’activité',
  typedemande: 'Type de demande',
  message: 'Projet',
} as const;

/** A message as an e-mail that its writer can send. */
export interface Draft {
  text: string;
  /** Opens the reader's mail program with it (RFC 6068). */
  href: string;
}

/** Writes the e-mail of a form. `fields` holds the words that the form shows, by field name. */
export function draftMail(address: string, fields: Readonly<Record<string, string>>): Draft {
  const lines = Object.entries(LABELS).flatMap(([name, label]) => (fields[name] ? [`${label} : ${fields[name]}`] : []));
  const subject = `Demande de ${fields.nom ?? ''}, ${fields.entreprise ?? ''}`;
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
  return { text: lines.join('\n'), href: `mailto:${address}?${query}` };
}

/** Reads the words of a form as its reader sees them: an option's label, not its value. */
export function wordsIn(form: HTMLFormElement): Record<string, string> {
  const words = [...form.elements].flatMap((field): [string, string][] => {
    if (field instanceof HTMLSelectElement)
      return [[field.name, field.value && (field.selectedOptions[0]?.text ?? '')]];
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return [[field.name, field.value]];
    return [];
  });
  return Object.fromEntries(words);
}
