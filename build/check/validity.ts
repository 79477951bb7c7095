import { HtmlValidate } from 'html-validate';
import type { Diagnostic } from '../diagnostic.ts';
import type { Page } from '../render.ts';

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

/** Holds every page against the HTML standard. */
export async function checkValidity(pages: readonly Page[]): Promise<Diagnostic[]> {
  const findings = await Promise.all(
    pages.map(async ({ route, file }): Promise<Diagnostic[]> => {
      const { results } = await validator.validateString(file.contents, file.path);
      return results
        .flatMap(({ messages }) => messages)
        .map((message) => ({
          severity: 'error',
          file: route.file.source.path,
          line: 1,
          column: 1,
          rule: 'html-invalide',
          message: `Dans ${file.path}, ligne ${message.line}, colonne ${message.column} : ${message.message} (${message.ruleId}).`,
          hint: "Vérifiez le texte de cette page ; si rien n'y paraît, c'est un défaut du code du site.",
        }));
    }),
  );
  return findings.flat();
}
