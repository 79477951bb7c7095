/** What is mutated, and the tests that have to notice: the first row whose start fits a file is the one meant. */
export const TARGETS: readonly (readonly [start: string, ...tests: string[]])[] = [
  ['build/html/addresses.ts', 'build/addresses', 'build/page-addresses', 'build/markdown-links', 'build/pipeline'],
  ['build/html/policy.ts', 'build/policy'],
  ['build/html/typography.ts', 'build/typography'],
  ['build/html/', 'build/typeset', 'build/typography'],
  ['build/front-matter/', 'build/front-matter', 'build/yaml-faults', 'build/validate'],
  ['build/markdown/suspects/', 'build/suspects'],
  ['build/markdown/variables.ts', 'build/markdown-variables', 'build/variables'],
  ['build/markdown/', 'build/markdown', 'build/prose', 'build/variables', 'build/suspects', 'build/parse-limits'],
  ['build/check/', 'build/check', 'build/page-addresses'],
  ['build/publish/lock', 'build/publish/lock'],
  ['build/publish/h', 'build/publish/lock'],
  ['build/publish/', 'build/publish/out-folder', 'build/publish/publish', 'build/pipeline', 'build/publish/lock'],
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
