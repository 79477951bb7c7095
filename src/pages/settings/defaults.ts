import type { Settings } from './schema.ts';

/** Numbers that no subscriber has: the start of each range kept for fiction (Arcep, national numbering plan, decision 2018-0881). */
const FICTITIOUS_NUMBER = /^\+33(?:19900|26191|35301|46571|53649|63998)/;
/** The handle that the settings were delivered with, however a service spells it. */
const SAMPLE_HANDLE = /\b(?:orbite[-_.]|agence[-_.])exemple\b/i;
const SAMPLE_STREET = '12 rue des Étoiles';

/** Recognizes the accounts of the settings as delivered. */
export function isSampleAccount(address: string): boolean {
  return SAMPLE_HANDLE.test(address);
}

/** Endpoints on this machine may lack encryption; others may not. */
export function isOnThisMachine(endpoint: string): boolean {
  return endpoint.startsWith('http:');
}

interface Default {
  at: (string | number)[];
  rule: string;
  message: string;
  hint: string;
}

/** Returns the invented contacts of the delivered settings that visitors would still meet. */
export function defaultsLeft(settings: Settings): Default[] {
  const { delivery, mesure, telephone, adressePostale, reseaux, chat, rendezVous } = settings;
  return [
    ...unreachable(delivery),
    ...uncounted(mesure),
    ...left(FICTITIOUS_NUMBER.test(telephone.replaceAll(' ', '')), ['telephone'], `${telephone} est un numéro fictif`),
    ...left(
      adressePostale.rue === SAMPLE_STREET,
      ['adressePostale', 'rue'],
      `${SAMPLE_STREET} est une adresse fictive`,
    ),
    ...reseaux.flatMap(({ nom, adresse }, index) =>
      left(isSampleAccount(adresse), ['reseaux', index, 'adresse'], `Ce compte ${nom} est un exemple`),
    ),
    ...left(isSampleAccount(chat), ['chat'], 'Cette invitation à discuter est un exemple'),
    ...left(isSampleAccount(rendezVous), ['rendezVous'], 'Cette page de rendez-vous est un exemple'),
  ];
}

function left(stands: boolean, at: (string | number)[], what: string): Default[] {
  const hint = "Mettez ici les données de l'agence avant la mise en ligne.";
  return stands ? [{ at, rule: 'valeur-par-defaut', message: `${what} : personne n'y répondra.`, hint }] : [];
}

function unreachable(delivery: Settings['delivery']): Default[] {
  const rule = 'formulaire-sans-destinataire';
  if (!delivery)
    return [
      {
        at: ['delivery'],
        rule,
        message:
          "Les messages du formulaire de contact ne parviennent à personne : ils n'ont pas d'adresse de réception.",
        hint: 'Remplissez « delivery » dans les réglages, avec « endpoint: https://exemple.fr/messages ». docs/recevoir-les-messages.md montre ce qui peut les recevoir.',
      },
    ];
  if (!isOnThisMachine(delivery.endpoint)) return [];
  return [
    {
      at: ['delivery', 'endpoint'],
      rule,
      message:
        'Cette adresse de réception ne vaut que sur votre ordinateur : chez un visiteur, le formulaire écrirait au sien.',
      hint: 'Avant la mise en ligne, mettez ici une adresse en https qui reçoit les messages.',
    },
  ];
}

function uncounted(mesure: Settings['mesure']): Default[] {
  if (!mesure || !isOnThisMachine(mesure.endpoint)) return [];
  return [
    {
      at: ['mesure', 'endpoint'],
      rule: 'mesure-sans-destinataire',
      message: 'Les visites ne sont comptées nulle part : cette adresse est celle de la machine du visiteur.',
      hint: 'Mettez ici une adresse en https, ou supprimez « mesure: » pour ne rien compter.',
    },
  ];
}
