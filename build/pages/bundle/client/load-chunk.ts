type Exports = Readonly<Record<string, unknown>>;
type Arrived = Exports & { $chunk?: Chunk };
/** A chunk that imports others, as `finish-script.ts` prepares it: its code runs after theirs. */
type Chunk = (require: (file: string) => Exports | undefined, module: { exports: Exports }, load: Load) => void;
type Load = (...files: string[]) => Promise<Exports | undefined>;

declare global {
  interface Window {
    /** Every chunk is loaded and run once in a page, whichever of its scripts asks first. */
    chunks?: { arriving: Record<string, Promise<Arrived>>; run: Record<string, Exports>; failures: number };
  }
}
window.chunks ??= { arriving: {}, run: {}, failures: 0 };
const { chunks } = window;
const { arriving, run } = chunks;

/**
 * An `import()` that may fail and be tried again, for the browser. Several browsers remember a module that failed to load, or one
 * of whose imports did, for as long as the page lives (https://github.com/whatwg/html/issues/6768): so no chunk imports another,
 * all are asked for side by side, and what failed is asked for under another address.
 * @param files all that the chunk needs, in the order in which they run, and the chunk itself; from the folder of the calling module.
 */
export const loadChunk: Load = async (...files) => {
  const arrived = await Promise.all(files.map(arrival));
  return files.map((file, index) => {
    run[file] ??= exportsOf(arrived[index]);
    return run[file];
  })[files.length - 1];
};

function arrival(file: string): Promise<Arrived> {
  const { failures } = chunks;
  arriving[file] ??= import(failures ? `${file}?${failures}` : file).catch((error) => {
    delete arriving[file];
    chunks.failures++;
    throw error;
  });
  return arriving[file];
}

function exportsOf({ $chunk, ...names }: Arrived = {}): Exports {
  const module = { exports: { ...names, __esModule: true } };
  $chunk?.((file) => run[file], module, loadChunk);
  return module.exports;
}
