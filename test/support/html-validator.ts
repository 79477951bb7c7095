import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  elements: ['html5'],
  extends: ['html-validate:standard'],
  rules: {
    // React and remark-html write void elements and booleans each in their own, equally valid, way.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'attribute-empty-style': 'off',
    // Checked by each build: a text may bring them.
    'no-inline-style': 'off',
    'no-dup-id': 'off',
    // Typography sets no-break spaces as characters, which HTML allows.
    'no-trailing-whitespace': 'off',
    'tel-non-breaking': 'off',
    'long-title': 'off',
  },
});

/** What the HTML standard finds wrong in pages, by their names, with place and rule. Only code can get it wrong: what is printed of Markdown is valid. */
export async function htmlFaultsIn(pages: Iterable<readonly [name: string, html: string]>): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, html] of pages) {
    const { results } = await validator.validateString(html, name);
    for (const { line, column, ruleId, message } of results.flatMap(({ messages }) => messages))
      faults.push(`${name}:${line}:${column} ${ruleId} ${message}`);
  }
  return faults;
}
