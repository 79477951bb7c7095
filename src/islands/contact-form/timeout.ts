/** Resolves as the promise does, or to undefined after so many milliseconds. */
export function withTimeout<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds))]);
}
