import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const src = resolve(import.meta.dirname, '../site/src');

/** The stylesheet of all pages: what ours splits by component, in one file. */
export const STYLES = ['Layout', 'ArticlePage', 'IndexPage']
  .map((name) => readFileSync(join(src, `${name}.module.css`), 'utf8'))
  .join('\n');

export const SCRIPT = `addEventListener('keydown', ({ key }) => {
  const rel = { ArrowLeft: 'prev', ArrowRight: 'next' }[key];
  if (rel !== undefined) document.querySelector(\`a[rel="\${rel}"]\`)?.click();
});
`;
