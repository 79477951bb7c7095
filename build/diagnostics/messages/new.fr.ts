/** Placeholders of new files, and reasons why one cannot be made. */
export const newFile = {
  /** Returns a placeholder, which builds report until it is filled in. */
  toFill: (what: string): string => `[À compléter : ${what}]`,
  /** Returns a placeholder with a length in characters; `most` may be infinite. */
  sized: (what: string, title: string, least: number, most: number): string =>
    `${what} de « ${title} », ${Number.isFinite(most) ? `de ${least} à ${most} caractères` : `${least} caractères au moins`}`,
  /** Placeholders for fields that allow no brackets: a name in small letters, and a reserved web address. */
  name: (slug: string): string => `${slug}-a-completer`,
  address: 'https://a-completer.example/',
  body: 'le texte de la page',
  unknownContentType: (contentType: string, contentTypes: readonly string[]) => ({
    message: `« ${contentType} » n'est pas un type de page que l'on ajoute.`,
    hint: `Choisissez parmi : ${contentTypes.join(', ')}.`,
  }),
  noTitle: { message: 'Il faut un titre.', hint: 'Donnez-en un : vous pourrez le changer.' },
  noSlug: (title: string) => ({
    message: `Le titre « ${title} » ne donne pas de nom de fichier.`,
    hint: 'Donnez-en un, en minuscules sans accents, par exemple mon-article.',
  }),
  badSlug: (slug: string, meant: string) => ({
    message: `« ${slug} » ne convient pas comme nom de fichier et d'adresse.`,
    hint: meant === '' ? 'Écrivez des minuscules sans accents, par exemple mon-article.' : `Écrivez « ${meant} ».`,
  }),
  longSlug: (limit: number) => ({
    message: `Ce nom est trop long : ${limit} caractères au plus.`,
    hint: 'Gardez-en les mots qui comptent.',
  }),
  taken: (slug: string, holder: string) => ({
    message: `Le nom « ${slug} » est déjà celui de ${holder}.`,
    hint: 'Choisissez-en un autre.',
  }),
  formerly: (slug: string, path: string, holder: string) => ({
    message: `« ${slug} » ne peut pas servir : l'adresse ${path} mène déjà à ${holder}.`,
    hint: 'Choisissez un autre nom, ou retirez cette ancienne adresse du fichier qui la porte.',
  }),
  otherContentType: (slug: string) => ({
    message: `« ${slug} » ne peut pas servir : un fichier de ce nom serait d'un autre type.`,
    hint: 'Choisissez un autre nom.',
  }),
  missing: (what: string) => ({
    message: `Il manque ${what}.`,
    hint: 'Par exemple : npm run new -- article "Mon titre".',
  }),
  contentType: 'le type de page',
  title: 'le titre',
  made: (path: string, isDraft: boolean): string => `Créé : ${path}${isDraft ? ' (brouillon)' : ''}`,
  next: (isDraft: boolean): string =>
    `Remplacez chaque « [À compléter : …] », puis regardez la page avec « npm run dev ».${
      isDraft ? ' Retirez la marque de brouillon quand elle peut paraître.' : ''
    }`,
  /** `problems`: diagnostics, one a line. */
  unfit: (problems: readonly string[]) => ({
    message: `Ce fichier ne pourrait pas être publié. ${problems.join(' ')}`,
    hint: 'Corrigez ces champs.',
  }),
} as const;
