import { parse, stringify } from 'yaml';

/** A content file with these values at the top of its front matter, in the place of its own; `undefined` takes a key away. */
export function withFrontMatter(text: string, changes: Readonly<Record<string, unknown>>): string {
  const [, head = '', ...body] = text.split(/^---$/m);
  return `---\n${stringify({ ...changes, ...parse(head), ...changes }, { lineWidth: 0 })}---${body.join('---')}`;
}

/** An article's file with all that the schema asks of one, and with these fields in the place of its own. */
export function articleFile(titre: string, body: string, fields: Readonly<Record<string, unknown>> = {}): string {
  const own = {
    titre,
    description: `Un article d'essai, « ${titre} », pour que les listes du site soient assez longues.`,
    chapeau: "Un article d'essai, et rien de plus.",
    categorie: 'Outils',
    date: '2025-01-25',
    fin: { titre: 'La fin', texte: 'La fin.', actions: [{ libelle: 'Démarrer mon projet', lien: '/contact' }] },
  };
  return withFrontMatter(`---\n{}\n---\n\n${body}\n`, { ...own, ...fields });
}
