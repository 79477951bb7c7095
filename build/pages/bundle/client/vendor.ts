import { packagesOf } from '../packages.ts';

/** The packages of the one shared chunk, in the order in which their names win. */
const PACKAGES = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] as const;

/**
 * A module with every name that React's packages export. Its default merges React and ReactDOM,
 * because packages import either one's default from what is now the same file.
 */
export async function vendorSource(root: string): Promise<string> {
  const load = packagesOf(root);
  const taken = new Set<string>(['default', 'module.exports']);
  const lines: string[] = [];
  for (const name of PACKAGES) {
    // Loads the production form first: the process then keeps it.
    load(name);
    const names = Object.keys((await import(name)) as object).filter((key) => !taken.has(key));
    for (const key of names) taken.add(key);
    lines.push(`export { ${names.join(', ')} } from '${name}';`);
  }
  return [
    ...lines,
    "import React from 'react';",
    "import ReactDOM from 'react-dom';",
    'export default { ...ReactDOM, ...React };',
  ].join('\n');
}
