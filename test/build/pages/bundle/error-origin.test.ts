import { errorOrigin } from '../../../../build/pages/bundle/run-modules.ts';
import { assert, suite } from '../../../suite.ts';

const test = suite('Which component threw');

test('the innermost component of the trace is named with its own file, not with its styles', () => {
  const error = new Error('broken');
  error.stack =
    'Error: broken\n    at priceOf (file:///a.js:1:1)\n    at Card (file:///a.js:2:2)\n    at HomePage (file:///b.js:1:1)';
  const input = { bytesInOutput: 1 };
  const outputs = {
    'b.css': { inputs: { 'src/ui/Card.module.css': input }, bytes: 1, imports: [], exports: [] },
    'b.js': {
      inputs: { 'src/pages/home/HomePage.tsx': input, 'src/ui/Card.module.css': input, 'src/ui/Card.tsx': input },
      bytes: 1,
      imports: [],
      exports: [],
    },
  };
  assert.equal(errorOrigin(error, { outputs }, 'b.js'), { component: 'Card', file: 'src/ui/Card.tsx' });
});
