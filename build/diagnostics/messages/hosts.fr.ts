import type { Wording } from '../diagnostic.ts';

export const hosts = {
  tooManyRules: (file: string, rules: number, limit: number): Wording => ({
    rule: 'regles-d-hebergeur',
    message: `« ${file} » a ${rules} règles, et Cloudflare Pages n'en lit que ${limit}.`,
    hint: "Retirez les plus vieilles adresses de « anciennesAdresses », ou n'en tenez pas compte chez un autre hébergeur : une page reste à chacune.",
  }),
  tooManyPlaces: (names: readonly string[], rules: number, limit: number): Wording => ({
    rule: 'regles-d-hebergeur',
    message: `« _headers » aurait ${rules} règles, et Cloudflare Pages n'en lit que ${limit} : ${names.join(' et ')} n'y sont pas dits pour chaque page.`,
    hint: 'Rangez les pages dans des dossiers, ou servez le site par un hébergeur qui lit un autre fichier de règles.',
  }),
  redirectsLeft: (file: string, count: number, limit: string): Wording => ({
    rule: 'regles-d-hebergeur',
    message: `« ${file} » ne peut dépasser ${limit} : ${count} anciennes adresses n'y sont pas.`,
    hint: 'Une page reste à chacune, qui mène plus loin ; retirez-en pour que toutes aient leur règle.',
  }),
};
