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
  /** `names`: of files that are looked for at the root of a host alone. */
  belowRoot: (base: string, names: readonly string[]): Wording => ({
    rule: 'fichier-hors-racine',
    message: `Le site est servi dans « ${base} », et ${names.join(' et ')} avec lui : robots et visiteurs ne les cherchent qu'à la racine de l'hôte.`,
    hint: "Si cette racine est à vous, copiez-les-y à chaque changement d'adresse. Sinon, déclarez le plan du site (sitemap.xml) dans les outils des moteurs de recherche : rien d'autre n'en dépend.",
  }),
  redirectsLeft: (file: string, count: number, limit: string): Wording => ({
    rule: 'regles-d-hebergeur',
    message: `« ${file} » ne peut dépasser ${limit} : ${count} anciennes adresses n'y sont pas.`,
    hint: 'Une page reste à chacune, qui mène plus loin ; retirez-en pour que toutes aient leur règle.',
  }),
};
