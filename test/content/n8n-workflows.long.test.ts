import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { folderWith } from '../support/folder.ts';
import { workflows } from './support/n8n.ts';

const test = suite('Workflows as n8n loads them');

/** With 130 packages, installed for this test alone. Their install scripts compile what no test calls. */
const PACKAGE = 'n8n-workflow@2.41.0';

/** What is asked of n8n's class. `types`: of connections; 'ALL_NON_MAIN' are those of an agent's model and tools, which lead to it. */
interface LoadedWorkflow {
  nodes: Record<string, unknown>;
  getChildNodes(name: string, types?: string): string[];
  getParentNodes(name: string, types: string): string[];
}
type WorkflowClass = new (parameters: object) => LoadedWorkflow;

/** Descriptions of nodes are another package's: every node is known, and keeps the parameters that it has. */
const nodeTypes = {
  getByName: () => NODE_TYPE,
  getByNameAndVersion: () => NODE_TYPE,
  getKnownTypes: () => ({}),
};
const NODE_TYPE = { description: { properties: [], inputs: ['main'], outputs: ['main'], defaults: {} } };

function workflowClass(): WorkflowClass {
  const folder = folderWith({ 'package.json': '{ "private": true }' });
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...options, PACKAGE], { cwd: folder, stdio: 'inherit' });
  const loaded: unknown = createRequire(join(folder, 'package.json'))('n8n-workflow');
  const isClass = (value: unknown) => typeof value === 'function';
  return z.object({ Workflow: z.custom<WorkflowClass>(isClass) }).parse(loaded).Workflow;
}

test('each is loaded, and leads from its trigger to every node that works', () => {
  const Workflow = workflowClass();
  for (const [file, { nodes, ...rest }] of workflows()) {
    const loaded = new Workflow({ ...rest, id: file, nodes, nodeTypes });
    const trigger = nodes.find(({ type }) => /Trigger$|\.webhook$/.test(type))?.name ?? '';
    const reached = [trigger, ...loaded.getChildNodes(trigger)];
    const helpers = reached.flatMap((name) => loaded.getParentNodes(name, 'ALL_NON_MAIN'));
    const working = nodes.filter(({ type }) => !type.endsWith('.stickyNote')).map(({ name }) => name);
    assert.equal([...new Set([...reached, ...helpers])].sort(), working.sort(), file);
    assert.is(Object.keys(loaded.nodes).length, nodes.length, file);
  }
});

test.run();
