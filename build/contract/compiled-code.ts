/** What a part of the site's code compiles to. */
export interface CompiledCode<Facts> {
  files: CompiledFile[];
  /** Plain data. */
  facts: Facts;
  /** All that was read for it, as esbuild's metafile names it. */
  inputs: readonly string[];
}

export interface CompiledFile {
  path: string;
  contents: Uint8Array;
}

/** A part of the site's code, such as what runs in browsers. */
export interface CodePart {
  root: string;
  name: string;
  /** All that tells it from another part of its name, as plain data. */
  options: object;
}

/** Compiles a part, or returns what it compiled to before, where that would be the same now. */
export type CompileStep = <Facts>(
  part: CodePart,
  compile: () => Promise<CompiledCode<Facts>>,
) => Promise<CompiledCode<Facts>>;
