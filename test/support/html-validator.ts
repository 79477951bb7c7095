import { HtmlValidate } from 'html-validate';
import { all, parseHtml } from './dom.ts';

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
    'wcag/h37': 'error',
    // The pages' policy blocks them.
    'no-inline-style': ['error', { allowedProperties: [] }],
    // Checked by each build: a text may bring them.
    'no-dup-id': 'off',
    // Typography sets no-break spaces as characters, which HTML allows.
    'no-trailing-whitespace': 'off',
    'tel-non-breaking': 'off',
    'long-title': 'off',
  },
});

/**
 * Returns the errors of the HTML standard in pages, with place and rule, and images without a size, which would move the text below. Only code can
 * cause them: HTML from Markdown is valid.
 */
export async function htmlFaultsIn(pages: Iterable<readonly [name: string, html: string]>): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, html] of pages) {
    const { results } = await validator.validateString(html, name);
    for (const { line, column, ruleId, message } of results.flatMap(({ messages }) => messages))
      faults.push(`${name}:${line}:${column} ${ruleId} ${message}`);
    const unsized = all(parseHtml(html), 'img').filter(({ attribs: { width, height } }) => !width || !height);
    faults.push(...unsized.map(({ attribs }) => `${name}:1:1 image-size ${attribs.src}`));
  }
  return faults;
}
