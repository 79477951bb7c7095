import { Calculator } from '../calculator/Calculator.tsx';
import { GROUPS, projectFrom } from './inputs.ts';
import { Results } from './Results.tsx';

/** What an automation costs and saves, and what comes of it in three scenarios. It starts with the article's example. */
export default function RoiCalculator({ contact }: { contact: string }) {
  return (
    <Calculator groups={GROUPS} contact={contact} results={(numbers) => <Results project={projectFrom(numbers)} />} />
  );
}
