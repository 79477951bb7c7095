import { useMemo } from 'react';
import { Calculator } from '../calculator/Calculator.tsx';
import type { Summary } from '../calculator/fields.ts';
import { formatEuros, formatNumber } from '../calculator/numbers.ts';
import { ResultTable } from '../calculator/ResultTable.tsx';
import type { Bill } from './bills.ts';
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

/** Returns the least of the bills, then all of them. */
function summaryOf(bills: readonly Bill[]): Summary {
  const [least] = bills.filter(({ euros }) => euros !== undefined).sort((a, b) => (a.euros ?? 0) - (b.euros ?? 0));
  return {
    figure: least ? priceOf(least) : 'Au-delà',
    label: least ? `par mois avec ${least.tool}, le moins cher` : 'des forfaits dont nous connaissons le prix',
    others: `Par mois\u00a0: ${bills.map((bill) => `${bill.tool}, ${priceOf(bill)}`).join('\u202f; ')}.`,
  };
}

/** Lists each tool's units, the plan that covers them, and the monthly bill. */
function BillResults({ bills }: { bills: readonly Bill[] }) {
  return (
    <ResultTable caption="Ce que chaque outil compte, et le forfait le moins cher.">
      <thead>
        <tr>
          <th scope="col">Outil</th>
          <th scope="col">Consommé</th>
          <th scope="col">Forfait</th>
          <th scope="col">Par mois</th>
        </tr>
      </thead>
      <tbody>
        {bills.map((bill) => (
          <tr key={bill.tool}>
            <th scope="row">{bill.tool}</th>
            <td>{`${formatNumber(bill.units)} ${bill.unit}`}</td>
            <td>{planOf(bill)}</td>
            <td>{priceOf(bill)}</td>
          </tr>
        ))}
      </tbody>
    </ResultTable>
  );
}

function planOf({ plan = 'non relevé', extra, unit }: Bill): string {
  return extra > 0 ? `${plan}, et ${formatNumber(extra)} ${unit} en plus` : plan;
}

/** Returns the price, or says that we have read none: makers do sell such plans. */
function priceOf({ euros }: Bill): string {
  return euros === undefined ? 'prix non relevé' : formatEuros(euros);
}
