import type { Wording } from '../diagnostic.ts';

export const bundle = {
  codeError: (message: string): Wording => ({
    rule: 'code',
    message,
    hint: "C'est un défaut du code du site, pas d'un texte.",
  }),
  undefinedProperty: (name: string, near: string | undefined): string =>
    `La propriété « ${name} » n'est définie nulle part${near === undefined ? '.' : ` ; vouliez-vous dire « ${near} » ?`}`,
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
