import { Calculator } from '../calculator/Calculator.tsx';
import { GROUPS, toProject } from './inputs.ts';
import { Results, summaryOf } from './Results.tsx';

/** Works out costs, savings and return of an automation in three scenarios. It starts with the article's example. */
export default function RoiCalculator({ contact }: { contact: string }) {
  return (
    <Calculator
      groups={GROUPS}
      contact={contact}
      summary={(numbers) => summaryOf(toProject(numbers))}
      results={(numbers) => <Results project={toProject(numbers)} />}
    />
  );
}
