import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Gives Node the classes of a CSS module, each by its own name, and nothing for what a bundle takes up as text.
 * @type {import('node:module').LoadHook}
 */
export function load(url, context, next) {
  if (/\.css(?:\?stylesheet)?$|\?inline$/.test(url) && !url.endsWith('.module.css'))
    return { format: 'module', source: "export default '';", shortCircuit: true };
  if (!url.endsWith('.module.css')) return next(url, context);
  const css = readFileSync(fileURLToPath(url), 'utf8');
  const names = [...new Set([...css.matchAll(/\.([a-z]\w*)(?=[^{}]*\{)/gi)].map(([, name]) => name))];
  const named = names.map((name) => `export const ${name} = '${name}';`);
  const source = `${named.join('\n')}\nexport default { ${names.join()} };`;
  return { format: 'module', source, shortCircuit: true };
}
