import type { Diagnostic, Position } from '../diagnostics/diagnostic.ts';
import { fieldPlaces } from '../parse/front-matter/field-places.ts';
import type { PageFacts } from './page-facts.ts';
import { untypeset } from './untypeset.ts';

/** One h1, unique ids, a title and a description nobody else has, images with size and text, no style attribute. */
export function checkStructure(pages: readonly PageFacts[]): Diagnostic[] {
  return [
    ...pages.flatMap(ofOnePage),
    ...unique(pages, 'title', 'titre-de-page'),
    ...unique(pages, 'description', 'description-de-page'),
  ];
}

function ofOnePage(facts: PageFacts): Diagnostic[] {
  const findings: Diagnostic[] = [];
  const add = (rule: string, message: string, hint: string) => findings.push(finding(facts, rule, message, hint));
  if (facts.h1 !== 1)
    add(
      'titre-principal',
      `Cette page a ${facts.h1} titres principaux (h1) ; il en faut un.`,
      'Le titre principal vient du champ « titre ».',
    );
  const repeated = facts.ids.filter((id, index) => facts.ids.indexOf(id) !== index);
  for (const id of new Set(repeated))
    add(
      'identifiant-en-double',
      `L'identifiant « ${id} » sert deux fois dans cette page.`,
      "Changez le titre de l'une des sections, ou donnez-lui un identifiant {#autre}.",
    );
  for (const image of facts.images) {
    if (image.alt === undefined)
      add(
        'image-sans-texte',
        `L'image « ${image.src} » n'a pas de texte de remplacement.`,
        'Ajoutez-en un, vide si elle est décorative.',
      );
    if (!image.width || !image.height)
      add('image-sans-taille', `L'image « ${image.src} » n'a pas de dimensions.`, 'Donnez-lui width et height.');
  }
  if (facts.styleAttributes > 0)
    add(
      'attribut-style',
      `Cette page contient ${facts.styleAttributes} attributs style, que sa politique de sécurité bloque.`,
      'Mettez ces styles dans une feuille de style.',
    );
  return findings;
}

function unique(pages: readonly PageFacts[], field: 'title' | 'description', rule: string): Diagnostic[] {
  const name = field === 'title' ? 'titre' : 'description';
  const first = new Map<string, PageFacts>();
  return pages.flatMap((facts) => {
    const text = facts[field].trim();
    if (text === '')
      return [finding(facts, rule, `Cette page n'a pas de ${name}.`, `Remplissez son champ « ${name} ».`)];
    const other = first.get(text);
    if (!other) {
      first.set(text, facts);
      return [];
    }
    const place = valuePlace(text, facts);
    const { line } = valuePlace(text, other);
    const message = `Cette page a la même balise ${name} que ${other.page.route.file.path}, ligne ${line}.`;
    return [{ ...finding(facts, rule, message, 'Donnez à chacune la sienne.'), ...place }];
  });
}

/** Where the front matter says what a title or a description shows: its longest value that is part of it. */
function valuePlace(shown: string, { page: { route } }: PageFacts): Position {
  const whole = untypeset(shown);
  const [longest] = Object.entries(Object(route.entry.data))
    .flatMap(([key, value]) => (typeof value === 'string' ? { key, text: untypeset(value) } : []))
    .filter(({ text }) => text !== '' && whole.includes(text))
    .sort((a, b) => b.text.length - a.text.length);
  return longest ? fieldPlaces(route.text).valueAt([longest.key]) : { line: 1, column: 1 };
}

function finding({ page }: PageFacts, rule: string, message: string, hint: string): Diagnostic {
  return { severity: 'error', file: page.route.file.path, line: 1, column: 1, rule, message, hint };
}
