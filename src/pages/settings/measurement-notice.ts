import type { Settings } from './schema.ts';

/** Returns the privacy policy's paragraph on counting (`{{mesure}}`), which describes `src/layout/count-view.ts`. */
export function measurementNotice({ mesure }: Pick<Settings, 'mesure'>): string {
  if (!mesure) return "Nous ne mesurons pas l'audience du site : aucune visite n'est comptée.";
  return [
    'Nous comptons les pages vues, sans cookie et sans identifiant, car nous avons un intérêt légitime à savoir ce qui est lu.',
    `Quand une page s'affiche, votre navigateur envoie à ${new URL(mesure.endpoint).host} le chemin de cette page et le nom du site d'où vous venez, rien d'autre.`,
    'Comme toute requête, cet envoi laisse voir votre adresse IP et le type de votre navigateur, qui ne servent pas au comptage.',
    "Si votre navigateur demande à ne pas être suivi (« Do Not Track » ou « Global Privacy Control »), il n'envoie rien.",
  ].join(' ');
}
