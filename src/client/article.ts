import { offerToCopyCode } from './code-copy.ts';
import { markReadingPosition } from './contents.ts';

markReadingPosition();
offerToCopyCode();
