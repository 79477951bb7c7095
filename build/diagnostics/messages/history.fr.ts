import type { Unpublished } from '../../contract/entry.ts';
import type { Wording } from '../diagnostic.ts';
import { whyUnpublished } from './unpublished.fr.ts';

const RULE = 'adresse-disparue';

/** Fields by which a writer answers, and the file that holds the second. */
interface Fields {
  former: string;
  retired: string;
  settings: string;
}

/** Of pages that were published and are no more. */
export const history = {
  missing: (path: string, { former, retired, settings }: Fields, hasSuccessor: boolean): Wording => ({
    rule: RULE,
    message: `« ${path} » a été publiée, et plus rien n'y répond : liens et favoris y trouvent une page d'erreur.`,
    hint: `${hasSuccessor ? 'Si cette page-ci la remplace, ajoutez à son en-tête' : "Ajoutez à l'en-tête de la page qui la remplace"} « ${former}: [${path}] » ; si elle disparaît pour de bon, ajoutez à ${settings} « ${retired}: [${path}] ».`,
  }),
  unpublished: (path: string, unpublished: Unpublished, { retired, settings }: Fields): Wording => ({
    rule: RULE,
    message: `« ${path} » a été publiée, et n'est plus en ligne : ${whyUnpublished(unpublished)}.`,
    hint: `Liens et favoris y trouvent une page d'erreur. Si c'est voulu, ajoutez à ${settings} « ${retired}: [${path}] ».`,
  }),
};
