import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SCHEDULING_COLORS, schedulingUrl } from '../../src/format/scheduling.ts';
import { projectRoot } from '../support/real-site.ts';

const test = suite('Scheduling addresses');

const tokens = readFileSync(join(projectRoot, 'src/styles/tokens.css'), 'utf8');

/** A design token's colour as the service wants it: hexadecimal, without `#`. */
function token(name: string): string {
  const [, color] = new RegExp(`--${name}:\\s*#([0-9a-f]{6});`).exec(tokens) ?? [];
  if (!color) throw new Error(`no token --${name} with a hexadecimal colour`);
  return color;
}

test('carry the design tokens amber, ink and night', () => {
  assert.equal(SCHEDULING_COLORS, {
    primary_color: token('amber'),
    text_color: token('ink'),
    background_color: token('night'),
  });
  const { searchParams } = new URL(schedulingUrl('https://agenda.example/audit'));
  assert.equal(Object.fromEntries(searchParams), { ...SCHEDULING_COLORS });
});

test('carry the tags of a campaign that are set, whatever they hold, and no others', () => {
  const tags = { utm_source: 'a&b=c d', utm_medium: 'roi-article', utm_campaign: undefined };
  const { searchParams } = new URL(schedulingUrl('https://agenda.example/audit', tags));
  const { utm_campaign: _, ...set } = tags;
  assert.equal(Object.fromEntries(searchParams), { ...SCHEDULING_COLORS, ...set });
  assert.not.match(schedulingUrl('https://agenda.example/audit', {}), /utm_/);
});

test('keep the address itself and what it already asks for', () => {
  const { origin, pathname, searchParams } = new URL(schedulingUrl('https://agenda.example/a/b?month=2025-09'));
  assert.is(origin + pathname, 'https://agenda.example/a/b');
  assert.is(searchParams.get('month'), '2025-09');
});

test.run();
