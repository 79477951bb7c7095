import type { RuleDiagnostic } from '../../../build/contract/content-type.ts';
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

/** Returns the invented contacts of the delivered settings that visitors would still meet. */
export function checkDefaults(settings: Settings): RuleDiagnostic[] {
  const { delivery, mesure, telephone, adressePostale, reseaux, chat, rendezVous } = settings;
  return [
    ...withoutReceiver(delivery),
    ...onThisMachine('delivery', delivery),
    ...onThisMachine('mesure', mesure),
    ...warn(FICTITIOUS_NUMBER.test(telephone.replaceAll(' ', '')), ['telephone'], `${telephone} est un numéro fictif`),
    ...warn(
      adressePostale.rue === SAMPLE_STREET,
      ['adressePostale', 'rue'],
      `${SAMPLE_STREET} est une adresse fictive`,
    ),
    ...reseaux.flatMap(({ nom, adresse }, index) =>
      warn(isSampleAccount(adresse), ['reseaux', index, 'adresse'], `Ce compte ${nom} est un exemple`),
    ),
    ...warn(isSampleAccount(chat), ['chat'], 'Cette invitation à discuter est un exemple'),
    ...warn(isSampleAccount(rendezVous), ['rendezVous'], 'Cette page de rendez-vous est un exemple'),
  ];
}

function warn(stands: boolean, at: RuleDiagnostic['at'], what: string): RuleDiagnostic[] {
  const message = `${what} : personne n'y répondra.`;
  const hint = "Mettez ici les données de l'agence avant la mise en ligne.";
  return stands ? [{ severity: 'warning', at, rule: 'valeur-par-defaut', message, hint }] : [];
}

/** Warns of a form without a receiver. */
function withoutReceiver(delivery: Settings['delivery']): RuleDiagnostic[] {
  if (delivery) return [];
  const message =
    "Les messages du formulaire de contact ne parviennent à personne : ils n'ont pas d'adresse de réception.";
  const hint =
    'Remplissez « delivery » dans les réglages, avec « endpoint: https://exemple.fr/messages ». docs/recevoir-les-messages.md montre ce qui peut les recevoir.';
  return [{ severity: 'warning', at: ['delivery'], rule: 'formulaire-sans-destinataire', message, hint }];
}

/** Warns of an endpoint on the writer's own machine, as which each visitor's browser would take the visitor's. */
function onThisMachine(field: 'delivery' | 'mesure', service: { endpoint: string } | undefined): RuleDiagnostic[] {
  if (!service || !isOnThisMachine(service.endpoint)) return [];
  const rule = field === 'delivery' ? 'formulaire-sans-destinataire' : 'mesure-sans-destinataire';
  const message =
    'Cette adresse ne vaut que sur votre ordinateur : chez un visiteur, le site écrirait au sien, et rien ne vous parviendrait.';
  const hint = `Avant la mise en ligne, mettez ici une adresse en https, ou supprimez « ${field}: ».`;
  return [{ severity: 'warning', at: [field, 'endpoint'], rule, message, hint }];
}
