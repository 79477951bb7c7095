import { BarChart } from '../calculator/BarChart.tsx';
import * as css from '../calculator/Calculator.module.css';
import { formatEuros, formatNumber } from '../calculator/numbers.ts';
import { ResultTable } from '../calculator/ResultTable.tsx';
import type { Bill } from './bills.ts';

/** Lists each tool's units, the plan that covers them, and the monthly bill. */
export function BillResults({ bills }: { bills: readonly Bill[] }) {
  const known = bills.flatMap(({ tool, euros }) => (euros === undefined ? [] : [{ mark: tool, euros }]));
  return (
    <>
      <p className={css.summary} aria-live="polite">
        {`Par mois\u00a0: ${bills.map((bill) => `${bill.tool}, ${priceOf(bill)}`).join('\u202f; ')}.`}
      </p>
      <ResultTable caption="Ce que chaque outil compte, et le plus petit forfait qui le contient.">
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
              <td>{bill.plan ?? 'au-delà de nos prix'}</td>
              <td>{priceOf(bill)}</td>
            </tr>
          ))}
        </tbody>
      </ResultTable>
      <BarChart title="Facture mensuelle de chaque outil" groups={[{ label: 'Par mois', bars: known }]} />
    </>
  );
}

/** Beyond the plans whose price is known, nothing is reckoned on. */
function priceOf({ euros }: Bill): string {
  return euros === undefined ? 'sur devis' : formatEuros(euros);
}
