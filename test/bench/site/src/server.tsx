export { kinds } from './kinds.ts';
export { render } from './page-context.ts';
