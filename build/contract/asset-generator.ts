import type { PlainData } from './content-type.ts';
import type { AssetPlan, FilePlan, Files } from './definition.ts';

export interface GeneratedAsset extends FilePlan {
  /** A remark in the language of the site's editors, which every build reports as a warning. */
  remark?: AssetRemark;
}

export interface AssetRemark {
  message: string;
  hint: string;
}

/** Functions that asset generators get from Node, which does them faster than a browser's interfaces. */
export interface AssetTools {
  /** Compresses bytes in the zlib format (RFC 1950). It is tuned for bytes that mostly repeat the one before, as those of drawings do. */
  deflated: (bytes: Uint8Array) => Uint8Array;
  /** Computes the checksum that PNG asks for. */
  crc32: (bytes: Uint8Array) => number;
  /** Returns the cached result of a part of the work for equal data, even if other data have changed. Data and result are plain. */
  partOf: <Part>(data: object, work: () => Part) => Promise<Part>;
}

/** A pure function from plain data to files, so that they can be cached. An error that it throws becomes an error of the build. */
export type AssetGenerator<Input = unknown> = (input: Input, tools: AssetTools) => Files<GeneratedAsset>;

/** Loads the module whose default export is the asset generator. The build calls it only if files have to be made. */
type AssetGeneratorModule = () => Promise<{ default: AssetGenerator<never> }>;

export type AssetGenerators = Readonly<Record<string, AssetGeneratorModule>>;

/** Plans for asset generators: the name of each with the data that it takes. */
export type AssetPlanOf<All> = {
  [Name in keyof All]: All[Name] extends () => Promise<{ default: (input: infer Input, tools: AssetTools) => unknown }>
    ? Omit<AssetPlan, 'generator' | 'input'> & { generator: Name; input: PlainData<Input> }
    : never;
}[keyof All];
