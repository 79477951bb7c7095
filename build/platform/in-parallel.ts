import { availableParallelism } from 'node:os';

/** The results of an asynchronous work for all inputs, in their order. As many are under way at once as the machine has cores. */
export async function inParallel<Input, Result>(
  inputs: readonly Input[],
  work: (input: Input) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = inputs.entries();
  const worker = async () => {
    for (const [index, input] of waiting) results[index] = await work(input);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}
