import { accessInventory } from './access-inventory.ts';
import { assistantTest } from './assistant-test.ts';
import { decisionGrid } from './decision-grid.ts';
import { incidentCard } from './incident-card.ts';
import { messageInventory } from './message-inventory.ts';
import { roi } from './roi.ts';
import { testSet } from './test-set.ts';
import type { Workbook } from './workbook.ts';

/** The workbooks that articles offer, as they lie in `static/modeles/`. */
export const workbooks: readonly Workbook[] = [
  accessInventory,
  assistantTest,
  decisionGrid,
  incidentCard,
  messageInventory,
  roi,
  testSet,
];
