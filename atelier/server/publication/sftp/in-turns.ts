/** How many requests for files are on their way at once. */
const AT_ONCE = 6;

/** Does a work for each, some at once. The first failure is thrown once those under way have ended. */
export async function inTurns(paths: readonly string[], work: (path: string) => Promise<void>): Promise<void> {
  const waiting = paths.values();
  const results = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, async () => {
      for (const path of waiting) await work(path);
    }),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
