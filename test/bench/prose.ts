/** Parts of French sentences: each draw combines one of each list. */
const OPENINGS = [
  'Dans la plupart des équipes,',
  'Dès la première semaine,',
  'À l’échelle d’une petite entreprise,',
  'Contrairement à une idée reçue,',
  'Lorsqu’un dossier arrive incomplet,',
  'Pour éviter les doubles saisies,',
  'Sans même s’en apercevoir,',
  'Une fois le périmètre arrêté,',
  'Chez nos clients les plus pressés,',
  'Après quelques mois d’usage,',
];
const SUBJECTS = [
  'la personne chargée des relances',
  'un scénario bien découpé',
  'le tableau de suivi partagé',
  'chaque étape automatisée',
  'l’outil de gestion déjà en place',
  'une règle écrite noir sur blanc',
  'le responsable du service',
  'la base de données commune',
  'un formulaire plus court',
  'l’assistant relié à la messagerie',
];
const VERBS = [
  'réduit nettement',
  'révèle peu à peu',
  'remplace avantageusement',
  'complète, sans l’alourdir,',
  'protège durablement',
  'met en évidence',
  'déclenche au bon moment',
  'vérifie avant tout envoi',
  'rapproche d’un coup d’œil',
  'évite de reproduire',
];
const OBJECTS = [
  'les écarts entre devis et factures',
  'la part de travail réellement utile',
  'une procédure que personne ne relit',
  'les échanges éparpillés entre trois outils',
  'le délai de réponse aux demandes urgentes',
  'des données saisies à la main',
  'les erreurs les plus coûteuses',
  'la mémoire des décisions passées',
  'un contrôle jusque-là négligé',
  'les tâches répétées chaque matin',
];
const ENDINGS = [
  'et chacun garde la main sur l’exception.',
  '; le gain se mesure alors en heures, pas en minutes.',
  'tout en laissant une trace de chaque modification.',
  ': c’est là que commence « l’automatisation utile ».',
  'avant même que le client ne s’en inquiète.',
  'à condition de nommer clairement qui décide.',
  'sans changer les habitudes de l’équipe.',
  '– ce que confirment les relevés du mois suivant.',
  'comme le montre l’exemple détaillé plus bas.',
  'pour un coût qui reste, lui, prévisible.',
];

export type Pick = <Value>(values: readonly Value[]) => Value;

/** Picks from lists, one number of the stream a time. */
export function picker(random: () => number): Pick {
  return <Value>(values: readonly Value[]) => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  };
}

export function sentence(pick: Pick): string {
  return [OPENINGS, SUBJECTS, VERBS, OBJECTS, ENDINGS].map(pick).join(' ');
}

/** A few words without a full stop, as headings and cells have them. */
export function phrase(pick: Pick): string {
  const subject = pick(SUBJECTS);
  return subject.charAt(0).toUpperCase() + subject.slice(1);
}

export function paragraph(pick: Pick, sentences: number): string {
  return Array.from({ length: sentences }, () => sentence(pick)).join(' ');
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length;
}
