import { z } from 'zod';
import { page, text } from '../fields.ts';

export const schema = z.strictObject({ ...page, message: text, lien: text });
export type Failure = z.output<typeof schema>;
