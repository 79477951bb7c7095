import { transformSync } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mutantsOf, SWITCH } from './mutants.ts';

const test = suite('Mutants');

/** `original → replacement`, one each. */
function mutations(source: string): string[] {
  return mutantsOf('a.ts', source).mutants.map(({ original, replacement }) => `${original} → ${replacement}`);
}

test('bounds, conditions, logic and sums are turned round', () => {
  assert.equal(mutations('const a = b < c;'), ['b < c → b <= c', 'b < c → b >= c']);
  assert.equal(mutations('const a = b && !c;'), ['b && !c → (b) || (!c)', '!c → c']);
  assert.equal(mutations('const a = b ? c : d;'), ['b ? c : d → c', 'b ? c : d → d']);
  assert.equal(mutations('if (a) { }'), ['a → true', 'a → false']);
  assert.equal(mutations('const a = b - 1;'), ['b - 1 → b + 1']);
});

test('calls, elements, question marks and results are left out', () => {
  assert.equal(mutations('f();'), ['f() → undefined']);
  assert.equal(mutations('const a = [b, c];'), ['[b, c] → []', '[b, c] → [c]', '[b, c] → [b]']);
  assert.equal(mutations('const a = b?.c?.[d];'), ['b?.c?.[d] → b.c?.[d]', 'b?.c?.[d] → b?.c[d]']);
  assert.equal(mutations('const a = b.filter(c);'), ['b.filter(c) → b']);
  assert.equal(mutations('const f = () => a;'), ['a → undefined']);
  assert.equal(mutations('function f() { return a; }'), ['{ return a; } → {}', 'a → undefined']);
});

test('truths, texts and patterns change, sentences for people do not', () => {
  assert.equal(mutations("const a = [true, 'x'];").slice(-2), ['true → false', "'x' → ''"]);
  assert.equal(mutations('const a = /^b+$/g;'), [
    '/^b+$/g → /b+$/g',
    '/^b+$/g → /^b+/g',
    '/^b+$/g → /^b*$/g',
    '/^b+$/g → /^b+$/',
  ]);
  assert.equal(mutations("const a = 'Écrivez une date.';"), []);
});

test('types, names, imports and keys are left alone', () => {
  assert.equal(mutations("import a from 'b'; type C = 'd' | true; const e: { 'f-g': true } = { 'h-i': j };"), []);
});

test('all mutants stand in one program, which does what the source does until one is called', () => {
  const source = `
    const f = (list: readonly number[], bound?: { most: number }): string => {
      const few = list.filter((one) => one < (bound?.most ?? 10)) as number[];
      if (few.length === 0) return 'none';
      return \`\${few.map((one) => one + 1).join('-')}!\`;
    };`;
  const { code, mutants } = mutantsOf('a.ts', source);
  const expected = results(source, 0);
  assert.equal(expected, ['none', 'none', '2!', '2!', '2-8!', '2!']);
  assert.equal(results(code, 0), expected);
  assert.ok(mutants.length > 10);
  assert.equal(
    mutants.filter(({ id }) => results(code, id).join() === expected.join()),
    [],
  );
});

/** What the program's function gives for some calls while this mutant is alive. */
function results(program: string, mutant: number): string[] {
  const { code } = transformSync(program, { loader: 'ts' });
  const f = new Function(`${code}; return f;`)();
  Reflect.set(globalThis, SWITCH, mutant);
  const called = [[], [1], [1, 7, 10]].flatMap((list) => [attempt(() => f(list)), attempt(() => f(list, { most: 5 }))]);
  Reflect.deleteProperty(globalThis, SWITCH);
  return called;
}

function attempt(work: () => string): string {
  try {
    return work();
  } catch (error) {
    return String(error);
  }
}

test.run();
