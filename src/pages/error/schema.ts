import { z } from 'zod';
import { screen, text } from '../fields.ts';

export const schema = z.strictObject({ ...screen, message: text, lien: text });
export type Failure = z.output<typeof schema>;
