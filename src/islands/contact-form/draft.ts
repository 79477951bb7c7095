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
