/** The not-found screen says in the console which path was asked for. */
export function logMissingPath(): void {
  if (document.body.dataset.path === '/404') console.error('404: no page at', location.pathname);
}
