export { contentHost } from './dev/content-host.ts';
export { generatorProcess, serveGenerator } from './dev/generator-process.ts';

// The development server is loaded on demand, because a preview needs no bundler.
export async function serveDev(...args: Parameters<typeof import('./dev/dev.ts').serveDev>) {
  return (await import('./dev/dev.ts')).serveDev(...args);
}

export async function publishingHost(...args: Parameters<typeof import('./dev/visitors-build.ts').publishingHost>) {
  return (await import('./dev/visitors-build.ts')).publishingHost(...args);
}

export async function openGenerator(...args: Parameters<typeof import('./dev/generator.ts').openGenerator>) {
  return (await import('./dev/generator.ts')).openGenerator(...args);
}

export async function servePreview(...args: Parameters<typeof import('./preview/preview.ts').servePreview>) {
  return (await import('./preview/preview.ts')).servePreview(...args);
}
