const wrapper = new URL('./uvu.ts', import.meta.url).href;

/**
 * Hands test files the runner's form of the test library, and the library itself to that form alone.
 * @type {import('node:module').ResolveHook}
 */
export function resolve(specifier, context, next) {
  const isOfTestFile = specifier === 'uvu' && !context.parentURL?.startsWith(wrapper);
  return next(isOfTestFile ? wrapper : specifier, context);
}
