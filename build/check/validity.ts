import { HtmlValidate, type Message } from 'html-validate';
import { fileText } from '../contract/output.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Page } from '../draw/render.ts';
import { HTML_RULES } from './html-rules.ts';
import { writtenPlace } from './written-place.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // React and remark-html write void elements and booleans each in their own, equally valid, way.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'attribute-empty-style': 'off',
    // Checked, and named in French, by the structure checks.
    'no-inline-style': 'off',
    'no-dup-id': 'off',
    // Typography sets no-break spaces as characters, which HTML allows.
    'no-trailing-whitespace': 'off',
    'tel-non-breaking': 'off',
    'long-title': 'off',
  },
});

/** Holds every page against the HTML standard. A fault is a text's where it is in the text, and else one of the site's code. */
export async function checkValidity(pages: readonly Page[]): Promise<Diagnostic[]> {
  const findings = await Promise.all(
    pages.map(async (page) => {
      const { results } = await validator.validateString(fileText(page.file), page.file.path);
      return results.flatMap(({ messages }) => messages).map((message) => toDiagnostic(page, message));
    }),
  );
  return findings.flat();
}

function toDiagnostic({ route, file }: Page, { ruleId, offset }: Message): Diagnostic {
  const html = fileText(file);
  const start = Math.max(0, html.lastIndexOf('<', offset));
  const place = writtenPlace(html.slice(start), route);
  const why = HTML_RULES[ruleId] ?? "n'est pas du HTML valide";
  return {
    severity: 'error',
    ...(place ? { file: route.file.path, ...place } : { file: file.path, line: 1, column: 1 }),
    rule: 'html-invalide',
    message: `Dans la page « ${route.path} », l'élément ${tagAt(html, start)} ${why} (${ruleId}).`,
    hint: place
      ? 'Écrivez ce passage autrement ; si rien ne vous y paraît faux, montrez ce message à qui tient le code du site.'
      : `C'est un défaut du code du site (modèle « ${route.kind} ») : aucun texte n'est à changer, montrez ce message à qui le tient.`,
  };
}

const LONGEST_TAG = 100;

function tagAt(html: string, start: number): string {
  const tag = html.slice(start, start + LONGEST_TAG).replace(/\s+/g, ' ');
  const end = tag.indexOf('>');
  return end === -1 ? `${tag}…` : tag.slice(0, end + 1);
}
