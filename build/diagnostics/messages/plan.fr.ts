import type { Unpublished } from '../../contract/entry.ts';
import type { Wording } from '../diagnostic.ts';
import { whyUnpublished } from './unpublished.fr.ts';

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
  formerLoop: (path: string): Wording => ({
    rule: 'ancienne-adresse-en-boucle',
    message: `« ${path} » est l'adresse actuelle de cette page : elle mènerait à elle-même.`,
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
  formerWaits: (path: string, unpublished: Unpublished): Wording => ({
    rule: 'ancienne-adresse-en-attente',
    message: `« ${path} » ne mène nulle part pour l'instant : ${whyUnpublished(unpublished)}.`,
    hint: "Cette ancienne adresse mènera ici dès que la page sera publiée ; pour qu'elle mène ailleurs d'ici là, déplacez cette ligne dans une page en ligne.",
  }),
};
