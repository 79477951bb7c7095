import { z } from 'zod';
import { page, text } from '../fields.ts';

export const schema = z.strictObject({ ...page, code: text, lien: text });
export type NotFound = z.output<typeof schema>;
