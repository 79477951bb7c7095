import type { ComponentType } from 'react';

/** Every island by name, and where its code is. Its file's default export is the component; its props are plain JSON. */
export const registry = {
  BillCalculator: () => import('./bill-calculator/BillCalculator.island.tsx'),
  ContactForm: () => import('./contact-form/ContactForm.island.tsx'),
  RoiCalculator: () => import('./roi-calculator/RoiCalculator.island.tsx'),
  ToolGrid: () => import('./tool-grid/ToolGrid.island.tsx'),
} satisfies Record<string, () => Promise<{ default: ComponentType<never> }>>;

export type IslandName = keyof typeof registry;

/** The component that a name stands for. */
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof registry)[Name]>>['default'];
