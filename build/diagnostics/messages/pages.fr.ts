import type { AssetRemark } from '../../contract/asset-generator.ts';
import type { Wording } from '../../contract/diagnostic.ts';

export const plan = {
  pathTaken: (path: string, owner: string): Wording => ({
    rule: 'adresse-en-double',
    message: `L'adresse « ${path} » est déjà celle de ${owner}.`,
    hint: "Renommez l'un des deux fichiers.",
  }),
  formerTaken: (path: string, owner: string): Wording => ({
    rule: 'ancienne-adresse-prise',
    message: `« ${path} » est aujourd'hui l'adresse de ${owner} : elle ne peut pas mener ailleurs.`,
    hint: 'Retirez cette ligne, ou corrigez-la.',
  }),
  formerTwice: (path: string, owner: string): Wording => ({
    rule: 'ancienne-adresse-en-double',
    message: `L'ancienne adresse « ${path} » est déjà donnée dans ${owner}.`,
    hint: 'Ne la gardez que pour la page qui doit la remplacer.',
  }),
  formerChain: (path: string, target: string): Wording => ({
    rule: 'ancienne-adresse-en-chaine',
    message: `« ${path} » mène à « ${target} », qui n'est elle-même qu'une ancienne adresse.`,
    hint: "Faites-la mener directement à la page d'aujourd'hui.",
  }),
};

export const bundle = {
  codeError: (message: string): Wording => ({
    rule: 'code',
    message,
    hint: "C'est un défaut du code du site, pas d'un texte.",
  }),
  fontWithoutLicence: (name: string): Wording =>
    withoutLicence(name, `Placez-le à côté de la police, sous le nom « OFL-${name}.txt ».`),
  packageWithoutLicence: (name: string): Wording =>
    withoutLicence(name, "Ce paquet n'en contient pas : demandez-le à ses auteurs, ou remplacez-le."),
  missingExport: (entry: string, name: string) => `${entry} n'exporte pas « ${name} ».`,
  uselessPatch: (name: string) => `La retouche « ${name} » ne change plus rien : le paquet a changé, adaptez-la.`,
  moduleFailed: (reason: string) => `Un module ne se charge pas : ${reason}.`,
};

function withoutLicence(name: string, hint: string): Wording {
  return { rule: 'licence-absente', message: `Le site publie « ${name} » sans le texte de sa licence.`, hint };
}

interface Cause {
  component?: string;
  file?: string;
  reason: string;
  /** The number of other pages that fail for the same reason. */
  others: number;
}

export const render = {
  failed: (
    { path, contentType }: { path: string; contentType: string },
    { component, file, reason, others }: Cause,
  ): Wording => ({
    rule: 'rendu-impossible',
    message: `La page « ${path} » ne peut pas être dessinée${countOthers(others)} : ${reason.replace(/\.$/, '')}.`,
    hint:
      component === undefined
        ? `C'est un défaut du code du site (modèle « ${contentType} »), pas de votre texte.`
        : `C'est un défaut du code du site, pas de votre texte : le composant « ${component} », dans ${file}.`,
  }),
};

function countOthers(others: number): string {
  if (others === 0) return '';
  return others === 1 ? ', ni une autre' : `, ni ${others} autres`;
}

export const generate = {
  failed: (assetGenerator: string, outputs: readonly string[], reason: string): Wording => ({
    rule: 'fabrication-impossible',
    message: `${outputs.length === 0 ? 'Un fichier' : outputs.map((output) => `« ${output} »`).join(', ')} ne peut pas être fait : ${reason.replace(/\.$/, '')}.`,
    hint: `C'est un défaut du code du site (« assetGenerators.${assetGenerator} »), pas de votre texte.`,
  }),
  remarked: ({ message, hint }: AssetRemark): Wording => ({ rule: 'fabrication', message, hint }),
  noSuchGenerator: (names: readonly string[]) =>
    `le site n'a pas de tel fabricant (il a ${names.join(', ') || 'aucun'})`,
  noFunction: "son module n'a pas de fonction comme export par défaut",
  notMade: (outputs: readonly string[]) => `il manque ${outputs.join(', ')} parmi ce qui a été fait`,
};
