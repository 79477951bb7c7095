import type { Wording } from '../diagnostic.ts';

/** Of a front matter as a whole, and of values that YAML reads otherwise than they are meant. */
export const frontMatter = {
  absent: (): Wording => ({
    rule: 'front-matter-absent',
    message: 'Ce fichier ne commence pas par un en-tête entre deux lignes « --- ».',
    hint: 'Ajoutez « --- », les champs de la page, puis « --- », en haut du fichier.',
  }),
  otherLanguage: (opening: string): Wording => ({
    rule: 'front-matter-langage',
    message: `L'en-tête commence par « ${opening} » : seul le YAML est accepté.`,
    hint: 'Écrivez « --- » seul sur la première ligne.',
  }),
  neverClosed: (): Wording => ({
    rule: 'front-matter-non-ferme',
    message: "L'en-tête ouvert ici n'est jamais fermé.",
    hint: 'Ajoutez une ligne « --- » après le dernier champ.',
  }),
  closesNothing: (line: string): Wording => ({
    rule: 'front-matter-non-ferme',
    message: `La ligne « ${line} » ne ferme pas l'en-tête.`,
    hint: "Écrivez « --- » seul sur la ligne qui ferme l'en-tête.",
  }),
  tooLong: (thousands: number): Wording => ({
    rule: 'front-matter-trop-long',
    message: `L'en-tête dépasse ${thousands} 000 caractères.`,
    hint: "Ne gardez dans l'en-tête que les champs ; le texte va après la ligne « --- » qui le ferme.",
  }),
  noFields: (): Wording => ({
    rule: 'front-matter-invalide',
    message: "L'en-tête ne contient pas de champs.",
    hint: 'Écrivez une ligne par champ, par exemple « titre: Mon titre ».',
  }),
  hiddenCharacter: (name: string): Wording => ({
    rule: 'caractere-invisible',
    message: `Un échappement (« \\ ») de cette valeur donne un caractère qu'une page ne peut pas contenir (${name}).`,
    hint: 'Supprimez cet échappement, ou doublez sa barre pour montrer celle-ci.',
  }),
  endlessNumber: (spelling: string): Wording => ({
    rule: 'nombre-sans-fin',
    message: `« ${spelling} » se lit comme un nombre qui n'existe pas ou qui n'a pas de fin.`,
    hint: `Écrivez le nombre en chiffres ; pour un texte, mettez-le entre guillemets doubles : "${spelling}".`,
    fix: `"${spelling}"`,
  }),
  /** `value`: the whole of it as it should be written; undefined when it is too long to show. */
  lostComment: (value: string | undefined): Wording => ({
    rule: 'texte-en-commentaire',
    message: 'Après une espace, « # » commence un commentaire : cette fin de ligne ne sera pas affichée.',
    hint: `Pour l'afficher, ${value ? `écrivez ${value}` : 'mettez la valeur entre guillemets doubles'} ; pour un commentaire, laissez une espace après « # ».`,
  }),
  /** `value`: without its quotes, `kept`: with them. */
  keptQuotes: (value: string | undefined, kept: string): Wording => ({
    rule: 'guillemets-affiches',
    message: "Ces guillemets feront partie du texte : dans un en-tête, seuls les guillemets droits l'entourent.",
    hint: value
      ? `Écrivez ${value} ; pour montrer les guillemets, écrivez ${kept}.`
      : 'Mettez la valeur entre guillemets doubles droits.',
    ...(value && { fix: value }),
  }),
};
