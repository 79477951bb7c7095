/** What the workshop says of a text that was pasted. */
export const workshopPaste = {
  /** Marks the place of a picture. `alt`: what it shows; '' where nobody says so. */
  missingPicture: (nth: number, alt: string) => `[À compléter : image ${nth}${alt === '' ? '' : `, « ${alt} »`}]`,
  /** The highest number of such a mark in a text. */
  pictureMarks: (text: string) =>
    Math.max(0, ...Array.from(text.matchAll(/\[À compléter : image (\d+)/g), ([, nth]) => Number(nth))),
  /** Such marks at their beginning; what a writer makes of one counts too. */
  pictureMark: /\[À compléter : image[^[\]\n]*\]/g,

  /** How many links were left out, and how many words had stood below or above the line. */
  pasted: ({ links, smallSigns }: { links: number; smallSigns: number }) =>
    [
      'Collé sans les polices, tailles et couleurs.',
      ...(links > 0
        ? [
            `Laissé de côté : ${counted(links, 'lien')} (${links > 1 ? 'ils ne mènent' : 'il ne mène'} à aucune adresse du web).`,
          ]
        : []),
      ...(smallSigns > 0
        ? [
            `${counted(smallSigns, 'indice ou exposant', 'indices ou exposants')} : relisez-les, ils sont au niveau du texte.`,
          ]
        : []),
      'Ctrl+Z défait le tout ; Ctrl+Maj+V colle le texte seul.',
    ].join(' '),
  sendingPictures: (nth: number, count: number) => `Envoi des images collées : ${nth} sur ${count}…`,
  refused: (nth: number, why: string) => `L'image ${nth} n'a pas pu être ajoutée : ${why}`,
  /** `sent`: pictures that are in the text now. `missing`: those of which the clipboard does not hold the bytes. `refused`: why others were not kept. */
  pictures: ({ sent, missing, refused }: { sent: number; missing: number; refused: readonly string[] }) =>
    [
      ...(sent > 0
        ? [`${counted(sent, 'image ajoutée', 'images ajoutées')} : vérifiez entre les crochets ce qu'elles montrent.`]
        : []),
      ...refused,
      ...(missing > 0
        ? [
            `${missing > 1 ? `${missing} images n'étaient pas dans le texte copié : leurs places sont marquées` : "1 image n'était pas dans le texte copié : sa place est marquée"} « [À compléter : image …] ». Copiez chaque image seule et collez-la à sa place, ou enregistrez-la puis déposez-la ici.`,
          ]
        : []),
    ].join(' '),
};

function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count > 1 ? several : one}`;
}
