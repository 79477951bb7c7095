/** The words of two texts side by side. */
export const compareWords = {
  looking: 'Les textes sont comparés…',
  same: (count: number) => (count > 1 ? `${count} passages identiques` : '1 passage identique'),
  sameWords: 'Les mots sont les mêmes : un lien, une image, un chiffre du site ou une mise en forme change.',
  /** Returns a field's value as people read it. */
  value: (value: unknown) => (typeof value === 'boolean' ? (value ? 'oui' : 'non') : String(value ?? '')),
  choices: { mine: 'Garder le mien', theirs: 'Prendre l’autre', both: 'Garder les deux' },
  question: (nth: number, count: number) => `Passage ${nth} sur ${count}`,
  removed: 'supprimé',
};
