import type { OutputFile } from '../../contract/output.ts';
import { compressedSize } from '../../platform/compressed-size.ts';

/** The pure step: bytes of a file after brotli. */
export type WeighStep = (file: Pick<OutputFile, 'hash' | 'contents'>) => number;

export const weighAnew: WeighStep = ({ contents }) => compressedSize(contents());
