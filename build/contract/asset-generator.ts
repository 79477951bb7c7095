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

/** Functions that Node does faster than a browser's interfaces. */
export interface AssetTools {
  /** The zlib format (RFC 1950) of bytes that mostly repeat the one before, as those of drawings do. */
  deflated: (bytes: Uint8Array) => Uint8Array;
  /** The checksum that PNG asks for. */
  crc32: (bytes: Uint8Array) => number;
  /** Caches a part of the work by its data, even if the rest has changed. Data and result are plain. */
  partOf: <Part>(data: object, work: () => Part) => Promise<Part>;
}

/** A pure function from plain data to files, so that they are cached. What it throws becomes an error of the build. */
export type AssetGenerator<Input = unknown> = (input: Input, tools: AssetTools) => Files<GeneratedAsset>;

/** Loaded only if something has to be made. */
type AssetGeneratorModule = () => Promise<{ default: AssetGenerator<never> }>;

export type AssetGenerators = Readonly<Record<string, AssetGeneratorModule>>;

/** Each generator's name with the data that it takes. */
export type AssetPlanOf<All> = {
  [Name in keyof All]: All[Name] extends () => Promise<{ default: (input: infer Input, tools: AssetTools) => unknown }>
    ? Omit<AssetPlan, 'generator' | 'input'> & { generator: Name; input: PlainData<Input> }
    : never;
}[keyof All];
