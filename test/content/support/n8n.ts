import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';
import { projectRoot } from '../../support/project-root.ts';

const link = z.strictObject({ node: z.string(), type: z.string(), index: z.literal(0) });

/**
 * A node as n8n exports it, but without `credentials`: whoever imports it chooses their own.
 * https://docs.n8n.io/workflows/export-import/
 */
const node = z.strictObject({
  parameters: z.record(z.string(), z.unknown()),
  id: z.uuid(),
  name: z.string(),
  type: z.string(),
  typeVersion: z.number(),
  position: z.tuple([z.number(), z.number()]),
  webhookId: z.uuid().optional(),
  retryOnFail: z.literal(true).optional(),
  maxTries: z.number().optional(),
  waitBetweenTries: z.number().optional(),
});

/** A workflow that is switched off and carries nobody's data. */
const workflow = z.strictObject({
  name: z.string().min(1),
  nodes: z.array(node).min(2),
  connections: z.record(z.string(), z.record(z.string(), z.array(z.array(link)))),
  active: z.literal(false),
  settings: z.strictObject({ executionOrder: z.literal('v1'), timezone: z.literal('Europe/Paris') }),
  pinData: z.strictObject({}),
});
type Workflow = z.output<typeof workflow>;

const folder = join(projectRoot, 'static/modeles');

/** The workflows that articles offer, by file. Throws where one has not the shape that n8n imports. */
export function workflows(): Map<string, Workflow> {
  const files = readdirSync(folder).filter((name) => /^n8n-.+\.json$/.test(name));
  return new Map(files.map((name) => [name, workflow.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))]));
}

/** A parameter of a node, by their names. */
export function parameter(file: string, nodeName: string, name: string): unknown {
  return workflows()
    .get(file)
    ?.nodes.find((one) => one.name === nodeName)?.parameters[name];
}

/** What the code of a node makes of these items, as a Code node runs it, with the items that other nodes gave. */
export async function runCode(
  file: string,
  nodeName: string,
  items: readonly object[],
  others: Readonly<Record<string, readonly object[]>> = {},
  helpers: object = {},
): Promise<{ json: Record<string, unknown> }[]> {
  const wrapped = (all: readonly object[]) => all.map((json) => ({ json }));
  const access = (all: readonly object[]) => ({
    all: () => wrapped(all),
    first: () => wrapped(all)[0],
    itemMatching: (index: number) => wrapped(all)[index],
  });
  const run = runInNewContext(`(async function () { ${String(parameter(file, nodeName, 'jsCode'))} })`, {
    require: createRequire(import.meta.url),
    Buffer,
    $input: access(items),
    $: (name: string) => access(others[name] ?? []),
  });
  return JSON.parse(JSON.stringify(await run.call({ helpers })));
}
