export { type BundleStep, bundle, bundleInMemory } from './bundle/bundle.ts';
export { packageVersions } from './bundle/packages.ts';
export { recolorBundle } from './bundle/recolored-bundle.ts';
export { pagesOf } from './plan/pages.ts';
export { type Plan, type PlanSteps, plan } from './plan/plan.ts';
export { type RenderStep, render } from './render/render.ts';
export { typesetText } from './render/typography/typesetters.ts';

// The renderer is loaded only if a page has changed.
export async function feedHtml(...args: Parameters<typeof import('./render/feed-html.ts').feedHtml>) {
  return (await import('./render/feed-html.ts')).feedHtml(...args);
}

export async function finish(...args: Parameters<typeof import('./render/finish.ts').finish>) {
  return (await import('./render/finish.ts')).finish(...args);
}

export async function renderForWriter(...args: Parameters<typeof import('./render/render-page.ts').renderForWriter>) {
  return (await import('./render/render-page.ts')).renderForWriter(...args);
}

export async function renderPage(...args: Parameters<typeof import('./render/render-page.ts').renderPage>) {
  return (await import('./render/render-page.ts')).renderPage(...args);
}

export async function toHtml(...args: Parameters<typeof import('./render/to-html.ts').toHtml>) {
  return (await import('./render/to-html.ts')).toHtml(...args);
}
