import { BarChart } from '../calculator/BarChart.tsx';
import * as css from '../calculator/Calculator.module.css';
import { Calculator } from '../calculator/Calculator.tsx';
import type { Summary } from '../calculator/fields.ts';
import { formatEuros, withUnit } from '../calculator/numbers.ts';
import { ResultTable } from '../calculator/ResultTable.tsx';
import { GROUPS } from './inputs.ts';
import { costsOf, type Project, type Scenario, scenariosOf } from './roi.ts';

/** Works out costs, savings and return of an automation in three scenarios. It starts with the article's example. */
export default function RoiCalculator({ contact }: { contact: string }) {
  return (
    <Calculator
      groups={GROUPS}
      contact={contact}
      summary={summaryOf}
      results={(project) => <Results project={project} />}
    />
  );
}

/** A scenario's letter stands at its bars, its name at the head of its column. */
const MARKS = ['A', 'B', 'C'];

/** Returns the first scenario in words. */
function summaryOf(project: Project): Summary {
  const [{ gains, roi, payback, balance }] = scenariosOf(project);
  const years = withUnit(project.years, project.years > 1 ? 'ans' : 'an');
  return {
    figure: months(payback),
    label: 'pour rembourser',
    others:
      `Coûts sur ${years}\u00a0: ${formatEuros(costsOf(project).total)}. Gains par an\u00a0: ${formatEuros(gains)}. ` +
      `ROI\u00a0: ${percent(roi)}, VAN\u00a0: ${formatLast(balance)}.`,
  };
}

/** Renders three scenarios side by side. */
function Results({ project }: { project: Project }) {
  const scenarios = scenariosOf(project);
  const [{ balance }] = scenarios;
  return (
    <>
      <p>{summaryOf(project).others}</p>
      <ScenarioTable scenarios={scenarios} reemployed={project.reemployed} />
      <BarChart
        title="Solde cumulé de chaque scénario, actualisé"
        groups={balance.map((_, year) => ({
          label: year === 0 ? 'Départ' : `Fin de l’année ${year}`,
          bars: scenarios.map((one, index) => ({ mark: MARKS[index] ?? '', euros: one.balance[year] ?? 0 })),
        }))}
      />
    </>
  );
}

function ScenarioTable({ scenarios, reemployed }: { scenarios: readonly Scenario[]; reemployed: number }) {
  const share = withUnit(reemployed, '%');
  const names = ['Complet', `${share} des heures`, `${share}, sans vente`];
  const rows: Readonly<Record<string, (scenario: Scenario) => string>> = {
    'Gains par an': ({ gains }) => formatEuros(gains),
    ROI: ({ roi }) => percent(roi),
    Retour: ({ payback }) => months(payback),
    VAN: ({ balance }) => formatLast(balance),
  };
  return (
    <ResultTable caption="Trois scénarios, mêmes coûts. VAN à la centaine d’euros.">
      <thead>
        <tr>
          <td />
          {names.map((name, index) => (
            <th scope="col" key={MARKS[index]}>
              <span className={css.mark}>{MARKS[index]}</span>
              {` ${name}`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(rows).map(([row, cell]) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {scenarios.map((scenario, index) => (
              <td key={MARKS[index]}>{cell(scenario)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ResultTable>
  );
}

/** Formats a return in percent, or « sans objet » if there are no costs. */
function percent(number: number): string {
  return Number.isFinite(number) ? withUnit(Math.round(number), '%') : 'sans objet';
}

function months(number: number): string {
  if (Number.isNaN(number)) return 'sans objet';
  return Number.isFinite(number) ? withUnit(Math.round(number * 10) / 10, 'mois') : 'jamais';
}

function formatLast(balance: readonly number[]): string {
  return formatEuros(balance.at(-1) ?? 0, 100);
}
