import * as assert from 'uvu/assert';
import { numberIn } from './article.ts';

/** That each row's last cell is what its middle one computes (`217 × 8`), and that the last row is the sum of the others. */
export function holdsItsSums(rows: readonly string[][]): void {
  const lines = rows.slice(0, -1);
  assert.ok(lines.length > 1);
  for (const line of lines) {
    const [calculation = '', result = ''] = line.slice(-2);
    const factors = calculation.split('×').map(numberIn);
    assert.ok(factors.length > 1, calculation);
    assert.is(
      factors.reduce((product, factor) => product * factor, 1),
      numberIn(result),
      line.join(' | '),
    );
  }
  assert.is(
    lines.reduce((sum, line) => sum + numberIn(line.at(-1) ?? ''), 0),
    numberIn(rows.at(-1)?.at(-1) ?? ''),
  );
}
