import { register } from 'node:module';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Document, parseHtml } from './dom.ts';

// Components that have styles can be imported from here on: by `import()`, since what a file imports otherwise is loaded first.
register('./class-names-hook.js', import.meta.url);

/** Returns a component's first HTML, without a browser. */
export function rendered(node: ReactNode): Document {
  return parseHtml(renderToStaticMarkup(node));
}
