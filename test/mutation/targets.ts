/** What is mutated, and the tests that have to notice: the first row whose start fits a file is the one meant. */
export const TARGETS: readonly (readonly [start: string, ...tests: string[]])[] = [
  ['build/html/addresses.ts', 'build/addresses', 'build/markdown-links', 'build/pipeline'],
  ['build/html/policy.ts', 'build/policy'],
  ['build/html/', 'build/typeset', 'build/typography'],
  ['build/markdown/', 'build/markdown', 'build/front-matter', 'build/prose', 'build/variables', 'build/typography'],
  ['build/check/', 'build/checks'],
  ['build/publish', 'build/publish', 'build/pipeline'],
  ['build/lock', 'build/lock'],
  ['src/islands/contact-form/', 'src/delivery', 'browser/delivery', 'browser/contact-form'],
  ['src/islands/roi-calculator/', 'src/roi', 'src/calculator', 'browser/roi-calculator'],
  ['src/islands/tool-grid/', 'browser/tooltips'],
  ['src/client/arrival', 'browser/navigation'],
  ['src/client/article-list', 'browser/blog-list'],
  ['src/client/article', 'browser/article-page'],
  ['src/client/booking', 'browser/booking'],
  ['src/client/code-copy', 'browser/article-page'],
  ['src/client/contents', 'browser/article-page'],
  ['src/client/menu', 'browser/menu'],
  ['src/client/missing-path', 'browser/page-level'],
  ['src/client/speculation', 'browser/page-level', 'browser/navigation'],
  ['src/client/page', 'browser/page-level', 'browser/menu', 'browser/navigation'],
  ['src/client/', 'browser/hold-events', 'browser/hydration', 'browser/failing-islands', 'browser/page-level'],
];

export function testsOf(file: string): string[] {
  const [, ...tests] = TARGETS.find(([start]) => file.startsWith(start)) ?? [''];
  return tests;
}
