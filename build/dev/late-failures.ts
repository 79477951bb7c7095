/**
 * Catches what the site's code throws once nobody waits for it (in a timer, in a promise): it must not end the
 * server. Returns the function that stops catching.
 */
export function catchLateFailures(onFailure: (error: unknown) => void): () => void {
  process.on('uncaughtException', onFailure).on('unhandledRejection', onFailure);
  return () => {
    process.off('uncaughtException', onFailure).off('unhandledRejection', onFailure);
  };
}
