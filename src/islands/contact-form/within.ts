/** What a promise gives, when it gives it in this many milliseconds. */
export function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds))]);
}
