import type { Placeholder } from '../build/contract/definition.ts';

/** `[À compléter`, as it is written in a hurry: without its accents, in small letters or capitals, or with a line that ends between its words. */
const BLANK = String.raw`\[\s*[àa]\u0300?\s+compl[ée]\u0301?ter`;

/** Texts that wait for the agency. */
export const placeholders: readonly Placeholder[] = [
  {
    // Only from where a run of such signs begins: from each of them, a long run would take minutes.
    sign: '.example',
    pattern: /(?<![\w.@/:-])[\w.@/:-]*\w\.example\b/g,
    rule: 'adresse-fictive',
    message: (match: string) => `« ${match} » est une adresse fictive.`,
    hint: "Mettez les adresses de l'agence à leur place avant la mise en ligne.",
    once: true,
  },
  {
    sign: '[',
    pattern: new RegExp(`${BLANK}[^\\]\\n]{0,500}\\]?`, 'gi'),
    rule: 'a-completer',
    message: (match: string) =>
      `À remplir : ${match.replace(new RegExp(`^${BLANK}\\s*:?\\s*|\\]$`, 'gi'), '') || '…'}.`,
    hint: "Vos visiteurs n'en voient rien. Remplacez le texte entre crochets, crochets compris : ce qui le contient sera alors publié.",
    redacted: true,
  },
  ...[
    { variable: 'marque', sign: 'Orbite', what: 'le nom' },
    { variable: 'ville', sign: 'Montpellier', what: 'la ville' },
    { variable: 'telephone', sign: '04 65 71 20 25', what: 'le téléphone' },
  ].map(formerValue),
];

/** Finds a delivered value that a text repeats in letters, once the settings differ from it. */
function formerValue({ variable, sign, what }: { variable: string; sign: string; what: string }): Placeholder {
  return {
    sign,
    variable,
    pattern: new RegExp(String.raw`(?<![\p{L}\d])${sign}(?![\p{L}\d])`, 'gu'),
    rule: 'valeur-par-defaut',
    message: (match) => `« ${match} » est ${what} de l'agence à qui était ce site.`,
    hint: `Si c'est de la vôtre qu'il s'agit, écrivez « {{${variable}}} », ou votre propre valeur dans les réglages du site.`,
  };
}
