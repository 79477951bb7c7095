import type { AssetRemark } from '../../contract/asset-generator.ts';
import type { Wording } from '../../contract/diagnostic.ts';

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
