import { z } from 'zod';
import { paths } from '../../routes.ts';
import { closing, page, text } from '../fields.ts';

export const services = {
  files: 'pages/services.md',
  single: true,
  schema: z.strictObject({ ...page, accroche: text, fin: closing }),
  path: () => paths.services,
  component: 'src/pages/services/ServicesPage.tsx',
} as const;
export type Services = z.output<(typeof services)['schema']>;
