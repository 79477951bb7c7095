import { availableParallelism } from 'node:os';

/** Works on all inputs, as many at once as the machine has cores. Results are in the order of inputs. */
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
