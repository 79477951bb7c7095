import type { Service, ServiceSection } from './schema.ts';

const PRODUCTS = ['fiches', 'tableau', 'application', 'maquette'] as const;

/** A section that shows a product at work instead of telling of it. */
export type Product = Extract<ServiceSection, { type: (typeof PRODUCTS)[number] }>;

/** Returns the product that a service's page shows at work, if any. */
export function productOf({ sections }: Pick<Service, 'sections'>): Product | undefined {
  return sections.find((section): section is Product => PRODUCTS.some((type) => type === section.type));
}
