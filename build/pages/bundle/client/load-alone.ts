let failures = 0;

/** Replaces `load-chunk.ts` in scripts whose chunks import nothing. */
export async function loadAlone(file: string): Promise<unknown> {
  return import(failures ? `${file}?${failures}` : file).catch((error) => {
    failures++;
    throw error;
  });
}
