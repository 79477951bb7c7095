import { z } from 'zod';
import { closing, page, text } from '../fields.ts';

export const schema = z.strictObject({ ...page, accroche: text, fin: closing });
export type CaseStudies = z.output<typeof schema>;
