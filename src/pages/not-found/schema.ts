import { z } from 'zod';
import { screen, text } from '../fields.ts';

export const schema = z.strictObject({ ...screen, code: text, lien: text });
export type NotFound = z.output<typeof schema>;
