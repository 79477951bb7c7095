import { basename } from 'node:path';
import type { ErrorOrigin } from '../../contract/bundle.ts';
import type { ServerFacts } from './server-bundle.ts';

/**
 * The component that threw while a page of the component in `chunk` was rendered. Chunks keep the names of functions, and a component's file
 * has its component's name: so it is the innermost function on the trace that has a file of its name.
 */
export function errorOrigin(
  error: unknown,
  { outputs }: Pick<ServerFacts, 'outputs'>,
  chunk: string,
): ErrorOrigin | undefined {
  const trace = error instanceof Error ? (error.stack ?? '') : '';
  // A component's styles have its name, too.
  const files = Object.values(outputs)
    .flatMap(({ inputs }) => Object.keys(inputs))
    .filter((path) => !path.endsWith('.css'));
  for (const [, component = ''] of trace.matchAll(/^[ \t]+at (?:new )?([A-Z]\w*) \(/gm)) {
    const file = files.find((path) => !path.includes('node_modules/') && nameOf(path) === component);
    if (file !== undefined) return { component, file };
  }
  const module = Object.entries(outputs).find(([path]) => basename(path) === chunk)?.[1].entryPoint;
  return module === undefined ? undefined : { component: nameOf(module), file: module };
}

/** 'src/islands/menu/Menu.island.tsx' → 'Menu'. */
function nameOf(path: string): string {
  return basename(path).replace(/\..*/s, '');
}
