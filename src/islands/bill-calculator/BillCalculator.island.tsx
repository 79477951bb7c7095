import { useMemo } from 'react';
import { Calculator } from '../calculator/Calculator.tsx';
import { BillResults, summaryOf } from './BillResults.tsx';
import { computeBills, type Prices } from './bills.ts';
import { inputGroups } from './inputs.ts';

/** A month's bill of Zapier, Make and n8n for the same work, at the prices that the page cites. */
export default function BillCalculator({ plans, dollar, contact }: Prices & { contact: string }) {
  const groups = useMemo(() => inputGroups(dollar), [dollar]);
  return (
    <Calculator
      groups={groups}
      contact={contact}
      summary={(workload) => summaryOf(computeBills(workload, plans))}
      results={(workload) => <BillResults bills={computeBills(workload, plans)} />}
    />
  );
}
