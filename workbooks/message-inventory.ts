import { body, DAY, entry, heading, note, title } from './looks.ts';
import type { Workbook, WorkbookSheet } from './workbook.ts';

const LINES = 40;
const FIRST = 5;

/** The columns that are filled in, how wide, and an invented line. */
const COLUMNS: readonly [name: string, width: number, example: string | number][] = [
  ['Canal', 12, 'SMS'],
  ['Déclencheur', 24, 'Veille du rendez-vous'],
  ['Envois par mois', 12, 120],
  ['Texte actuel', 40, 'EXEMPLE Rappel RDV 16/09'],
  [
    'Texte proposé',
    56,
    'Votre enseigne : rendez-vous mardi 16 septembre à 14 h 30. Un contretemps ? Appelez le 04 65 71 38 42.',
  ],
];

const messages: WorkbookSheet = {
  name: 'Messages',
  widths: [...COLUMNS.map(([, width]) => width), 12, 14],
  sticky: FIRST - 1,
  landscape: true,
  checks: [{ cells: `C${FIRST}:C${FIRST + LINES - 1}`, least: 0, most: 1e6, whole: true }],
  rows: [
    title('Tous les messages que vos automatisations envoient', 7),
    note(
      'Une ligne par message. Triez par envois, réécrivez les dix premiers. La longueur se compte toute seule ; un SMS tient dans un envoi jusqu’à 160 signes, 70 s’il contient un « ê », un « ç », un guillemet français ou une espace insécable.',
      7,
      34,
    ),
    [null],
    [...COLUMNS.map(([name]) => heading(name)), heading('Longueur'), heading('Réécrit le')],
    ...Array.from({ length: LINES }, (_, line) => [
      ...COLUMNS.map(([, , example]) => entry(line === 0 ? example : null)),
      body(`=IF(ISBLANK(E${FIRST + line}),"",LEN(E${FIRST + line}&""))`, { align: 'center' }),
      entry(null, DAY),
    ]),
  ],
};

/** What to look for, by what it protects from. */
const CHECKS: readonly [subject: string, ...checks: string[]][] = [
  [
    'Le fond',
    'La première phrase dit ce qui s’est passé.',
    'La suite dit ce que cela change pour le lecteur.',
    'Une seule action est demandée, nommée par un verbe, avec son échéance.',
    'S’il n’y a rien à faire, c’est écrit.',
    'Le message dit à qui s’adresser en cas de blocage.',
  ],
  [
    'Les variables',
    'Essayé sans prénom : ni espace orpheline, ni « Bonjour , ».',
    'Essayé avec une valeur très longue.',
    'Essayé avec 0, 1 et plusieurs : le pluriel reste juste.',
    'Les dates sont en toutes lettres, en français, dans le bon fuseau.',
    'Les montants portent leur unité et une espace insécable, sauf dans un SMS.',
  ],
  [
    'Le ton',
    'Le vouvoiement est tenu d’un message à l’autre.',
    'Chaque chose porte un seul nom : devis ou proposition, pas les deux.',
    'Aucun terme interne, aucun code d’erreur, aucun mot anglais sans raison.',
    'Le lecteur n’est accusé de rien et la panne n’est pas tournée en plaisanterie.',
  ],
  [
    'L’envoi',
    'L’expéditeur se reconnaît, et répondre mène à quelqu’un.',
    'Aucune donnée personnelle ne paraît dans une notification visible écran verrouillé.',
    'L’erreur de formulaire nomme le champ et la correction, sans compter sur la couleur.',
    'Un message publicitaire a le consentement qu’il lui faut et un moyen simple de s’opposer.',
  ],
];

const checklist: WorkbookSheet = {
  name: 'Liste de contrôle',
  widths: [16, 84, 12],
  sticky: 4,
  rows: [
    title('Vérifier un message, à voix haute', 3),
    note('Une colonne « Vu » par message : copiez-la autant de fois qu’il le faut.', 3),
    [null],
    [heading('Sujet'), heading('À vérifier'), heading('Vu', { align: 'center' })],
    ...CHECKS.flatMap(([subject, ...checks]) =>
      checks.map((check, index) => [body(index === 0 ? subject : null), body(check), entry(null, { align: 'center' })]),
    ),
  ],
};

/** For the article on the words of automated messages. */
export const messageInventory: Workbook = { file: 'messages-automatiques.xlsx', sheets: [messages, checklist] };
