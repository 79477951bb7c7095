import { body, entry, heading, note, title } from './looks.ts';
import type { Workbook, WorkbookSheet } from './workbook.ts';

/** What is done, and where, hour by hour. */
const STEPS: readonly [when: string, ...steps: (readonly [what: string, where: string])[]][] = [
  [
    'Tout de suite',
    ['Arrêter l’automatisation', 'Interrupteur du scénario, sans rien supprimer'],
    ['Révoquer la clé ou la connexion en cause', 'Chez l’application reliée, pas seulement dans Make, Zapier ou n8n'],
    ['Noter l’heure de la découverte', 'Les 72 heures de la CNIL se comptent à partir d’elle'],
  ],
  [
    'Première heure',
    ['Exporter l’historique des exécutions', 'Avant que la plateforme ne le purge'],
    ['Faire la liste des personnes et des données touchées', 'Historique, base, boîte d’envoi'],
    ['Prévenir les deux personnes nommées ci-dessous', 'Par téléphone'],
    ['Couper les sessions et changer le mot de passe', 'Si un compte est compromis, second facteur compris'],
  ],
  [
    'Le jour même',
    [
      'Décider s’il faut notifier la CNIL',
      'Risque pour les personnes : oui, sous 72 heures ; sinon, consigner pourquoi',
    ],
    ['Prévenir les personnes concernées', 'Si le risque pour elles est élevé'],
    ['Écrire aux clients qui ont reçu un message de trop', 'Une phrase de fait, une d’excuse, ce qu’ils ont à faire'],
    ['Prévenir l’assureur, déposer plainte en cas d’attaque', 'Le contrat d’assurance peut fixer un délai court'],
  ],
  [
    'Dans la semaine',
    ['Corriger la cause, essayer sur une copie', 'Données d’essai seulement'],
    ['Remettre en service', 'À une heure où quelqu’un regarde'],
    ['Inscrire l’incident au registre des violations', 'Même sans notification (article 33, paragraphe 5, du RGPD)'],
  ],
];

const card: WorkbookSheet = {
  name: 'Fiche incident',
  widths: [16, 46, 46, 12, 18],
  landscape: true,
  onePage: true,
  rows: [
    title('Incident d’automatisation : les gestes, dans l’ordre', 5),
    note('À remplir au calme, à imprimer, à garder aussi hors de la plateforme. Cases jaunes : à vous.', 5, 20),
    [null],
    [heading('Qui appeler'), heading('Nom et téléphone'), heading('Remplaçant, nom et téléphone')],
    ...['Décide', 'Coupe les accès', 'Parle aux clients', 'Assureur', 'Prestataire'].map((role) => [
      body(role),
      entry(null),
      entry(null),
    ]),
    [null],
    [heading('Quand'), heading('Geste'), heading('Où, comment'), heading('Fait à'), heading('Par')],
    ...STEPS.flatMap(([when, ...steps]) =>
      steps.map(([what, where], index) => [
        body(index === 0 ? when : null, { fontWeight: 'bold' }),
        body(what),
        body(where),
        entry(null),
        entry(null),
      ]),
    ),
    [null],
    [heading('Ce qui s’est passé', { columnSpan: 5 })],
    ...['Découvert le, à, par', 'Automatisation et comptes en cause', 'Personnes et données touchées', 'Cause'].map(
      (question) => [body(question, { height: 34 }), entry(null, { columnSpan: 4 })],
    ),
  ],
};

/** For the article on security. */
export const incidentCard: Workbook = { file: 'fiche-incident.xlsx', sheets: [card] };
