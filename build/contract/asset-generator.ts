import type { PlainData } from './content-type.ts';
import type { AssetPlan, FilePlan, Files } from './definition.ts';

/** A file that an asset generator made. */
export interface GeneratedAsset extends FilePlan {
  /** A remark in the language of the site's editors, which every build reports as a warning. */
  remark?: AssetRemark;
}

/** A message and the advice that goes with it. */
export interface AssetRemark {
  message: string;
  hint: string;
}

/** Functions for asset generators that Node does faster than a browser's interfaces. */
export interface AssetTools {
  /** The zlib format (RFC 1950) of bytes that mostly repeat the one before, as those of drawings do. */
  deflated: (bytes: Uint8Array) => Uint8Array;
  /** The checksum that PNG asks for. */
  crc32: (bytes: Uint8Array) => number;
  /** A part of the work: what came of equal data is not made again, even where the rest has changed. Both are plain data. */
  partOf: <Part>(data: object, work: () => Part) => Promise<Part>;
}

/** Makes files of plain data, and of nothing else: what it has made of equal data stands. What it throws becomes an error of the build. */
export type AssetGenerator<Input = unknown> = (input: Input, tools: AssetTools) => Files<GeneratedAsset>;

/** An asset generator's module, whose default export it is. It is run when something has to be made: what it imports is loaded no sooner. */
type AssetGeneratorModule = () => Promise<{ default: AssetGenerator<never> }>;

export type AssetGenerators = Readonly<Record<string, AssetGeneratorModule>>;

/** Plans for asset generators: each name with the data that its generator takes. */
export type AssetPlanOf<All> = {
  [Name in keyof All]: All[Name] extends () => Promise<{ default: (input: infer Input, tools: AssetTools) => unknown }>
    ? Omit<AssetPlan, 'generator' | 'input'> & { generator: Name; input: PlainData<Input> }
    : never;
}[keyof All];
