import { body, DAY, entry, heading, note, result, title } from './looks.ts';
import type { Cell, Workbook, WorkbookSheet } from './workbook.ts';

/** Columns, how wide, and what two lines of an invented firm say in them. */
const AUTOMATIONS: readonly [name: string, width: number, ...examples: string[]][] = [
  ['Nom et but', 30, 'EXEMPLE Relance des devis à J+7', 'EXEMPLE Commande payée vers l’entrepôt'],
  ['Propriétaire', 20, 'Responsable commerciale', 'Responsable logistique'],
  ['Remplaçant', 18, 'Assistante commerciale', 'Dirigeante'],
  ['Plateforme', 13, 'Make', 'n8n'],
  ['Comptes utilisés', 24, 'Gmail, Airtable', 'Shopify, transporteur'],
  ['Droits de ces comptes', 18, 'lecture', 'lecture et écriture'],
  ['Données traitées', 24, 'Nom, e-mail, montant', 'Nom, adresse, articles'],
  ['Déclencheur', 14, 'horaire', 'webhook'],
  ['Protection du webhook', 18, 'sans objet', 'signature vérifiée'],
  ['Effet d’une panne', 12, 'gênant', 'grave'],
  ['Alerte envoyée à', 20, 'Responsable commerciale', 'Responsable logistique'],
];
const LINES = 40;
const FIRST = 6;
const LAST = FIRST + LINES - 1;
/** The examples were looked at a month ago, whenever the file is opened. */
const LOOKED_AT = '=TODAY()-30';
const filled = (column: string) => `${column}${FIRST}:${column}${LAST}`;

const automations: WorkbookSheet = {
  name: 'Automatisations',
  widths: [...AUTOMATIONS.map(([, width]) => width), 13, 13],
  sticky: FIRST - 1,
  landscape: true,
  checks: [
    { cells: filled('F'), choices: ['lecture', 'lecture et écriture', 'administration'] },
    { cells: filled('H'), choices: ['horaire', 'webhook', 'formulaire', 'à la main'] },
    { cells: filled('J'), choices: ['gênant', 'coûteux', 'grave'] },
  ],
  rows: [
    title('Inventaire des automatisations et de leurs accès', AUTOMATIONS.length + 2),
    note(
      'Une ligne par automatisation active, dans tous les services. N’écrivez ici aucun mot de passe ni aucune clé : le nom du coffre qui les garde convient. Remplacez les deux lignes d’exemple. La prochaine revue se calcule, 91 jours après la dernière ; une revue en retard se compte en tête.',
      AUTOMATIONS.length + 2,
    ),
    [
      result('Lignes dont la panne serait grave'),
      result(`=COUNTIF(J${FIRST}:J${LAST},"grave")`, { align: 'center' }),
      result('coûteuse'),
      result(`=COUNTIF(J${FIRST}:J${LAST},"coûteux")`, { align: 'center' }),
      result('Revues en retard'),
      result(`=COUNTIF(${filled('M')},"<"&TODAY())`, { align: 'center' }),
    ],
    [null],
    [...AUTOMATIONS.map(([name]) => heading(name)), heading('Dernière revue'), heading('Prochaine revue')],
    ...Array.from({ length: LINES }, (_, line) => automation(line)),
  ],
};

function automation(line: number): Cell[] {
  const examples = AUTOMATIONS.map(([, , ...texts]) => texts[line] ?? null);
  const [first] = examples;
  const row = FIRST + line;
  return [
    ...examples.map((text) => entry(text)),
    entry(first === null || first === undefined ? null : LOOKED_AT, DAY),
    body(`=IF(ISNUMBER(L${row}),L${row}+91,"")`, DAY),
  ];
}

const MEMBERS: readonly [name: string, width: number, example: string][] = [
  ['Personne', 26, 'EXEMPLE Prestataire A'],
  ['Plateforme', 18, 'Make'],
  ['Rôle', 18, 'membre'],
  ['Double authentification', 16, 'oui'],
  ['Accès demandé par', 24, 'Dirigeante'],
  ['Arrivée', 14, ''],
  ['Départ prévu', 14, ''],
  ['Accès retiré le', 14, ''],
];

const members: WorkbookSheet = {
  name: 'Personnes',
  widths: MEMBERS.map(([, width]) => width),
  sticky: 4,
  landscape: true,
  onePage: true,
  checks: [{ cells: `D5:D${4 + LINES}`, choices: ['oui', 'non'] }],
  rows: [
    title('Qui entre où', MEMBERS.length),
    note(
      'Une ligne par personne et par plateforme, prestataires compris. Chacun se connecte sous son propre nom.',
      MEMBERS.length,
    ),
    [null],
    MEMBERS.map(([name]) => heading(name)),
    ...Array.from({ length: LINES }, (_, line) =>
      MEMBERS.map(([, , example], column) =>
        entry(line === 0 && example !== '' ? example : null, column > 4 ? DAY : {}),
      ),
    ),
  ],
};

const DEPARTURE = [
  'Retirer la personne de chaque plateforme d’automatisation (feuille Personnes)',
  'Retirer la personne des applications reliées : messagerie, CRM, base, hébergeur',
  'Renouveler les clés et les jetons qu’elle a pu copier, puis rétablir les connexions',
  'Changer les seconds facteurs partagés : codes de secours, numéro de téléphone, clé physique',
  'Réattribuer ses automatisations à une personne présente (feuille Automatisations)',
  'Lancer une fois chaque automatisation réattribuée et lire le résultat',
  'Retirer son adresse des alertes d’échec et la remplacer',
];

const departure: WorkbookSheet = {
  name: 'Départ',
  widths: [72, 22, 16],
  sticky: 4,
  rows: [
    title('Quand quelqu’un s’en va', 3),
    note('Le jour du départ, dans cet ordre. Une copie de cette feuille par personne.', 3),
    [null],
    [heading('Geste'), heading('Fait par'), heading('Le')],
    ...DEPARTURE.map((step) => [body(step), entry(null), entry(null, DAY)]),
  ],
};

/** For the article on security. */
export const accessInventory: Workbook = {
  file: 'inventaire-acces.xlsx',
  sheets: [automations, members, departure],
};
