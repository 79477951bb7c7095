import { fileText, type OutputFile } from '../../contract/output.ts';
import { compressedSize } from '../../platform/compressed-size.ts';
import { breakdownOf } from './breakdown.ts';

type WeighedFile = Pick<OutputFile, 'hash' | 'contents'>;

/** The pure step: bytes of a file after brotli. */
export type WeighStep = (file: WeighedFile) => number;

/** The pure step: the parts of a page, as `breakdownOf` tells them. */
export type BreakdownStep = (page: WeighedFile) => ReturnType<typeof breakdownOf>;

export const weighAnew: WeighStep = ({ contents }) => compressedSize(contents());

export const breakDownAnew: BreakdownStep = (page) => breakdownOf(fileText(page));
