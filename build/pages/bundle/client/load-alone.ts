let failures = 0;

/** Does as `load-chunk.ts`, for scripts whose chunks need nothing but themselves. */
export async function loadAlone(file: string): Promise<unknown> {
  return import(failures ? `${file}?${failures}` : file).catch((error) => {
    failures++;
    throw error;
  });
}
