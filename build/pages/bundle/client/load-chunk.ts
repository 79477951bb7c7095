type Exports = Readonly<Record<string, unknown>>;
type Arrived = Exports & { $chunk?: Chunk };
/** A chunk with imports, in the form that `finish-script.ts` gives it: its code runs after theirs. */
type Chunk = (require: (file: string) => Exports | undefined, module: { exports: Exports }, load: Load) => void;
type Load = (...files: string[]) => Promise<Exports | undefined>;

declare global {
  interface Window {
    /** Every chunk is loaded and run once in a page, whichever script asks first. */
    chunks?: { arriving: Record<string, Promise<Arrived>>; run: Record<string, Exports>; failures: number };
  }
}
window.chunks ??= { arriving: {}, run: {}, failures: 0 };
const { chunks } = window;
const { arriving, run } = chunks;

/**
 * Replaces `import()` by a function that can be tried again. Several browsers remember a module that failed to load, or one
 * of whose imports did, for as long as the page lives (https://github.com/whatwg/html/issues/6768). Therefore no chunk imports another,
 * all are requested side by side, and a failed one is requested again under another address.
 * @param files all files that the chunk needs, in the order in which they run, and then the chunk itself, relative to the calling module's folder.
 */
export const loadChunk: Load = async (...files) => {
  const arrived = await Promise.all(files.map(loadFile));
  return files.map((file, index) => {
    run[file] ??= exportsOf(arrived[index]);
    return run[file];
  })[files.length - 1];
};

function loadFile(file: string): Promise<Arrived> {
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
