import { schedulingColors, schedulingUrl } from '../../src/format/scheduling.ts';
import { NIGHT } from '../../src/styles/token-colors.ts';
import { assert, suite } from '../suite.ts';

const test = suite('Scheduling addresses');

test('carry the colours of the night, as the service writes colours', () => {
  const { searchParams } = new URL(schedulingUrl('https://agenda.example/audit'));
  const colors = Object.fromEntries(searchParams);
  assert.equal(colors, schedulingColors(NIGHT));
  assert.equal(Object.keys(colors), ['primary_color', 'text_color', 'background_color']);
  for (const color of Object.values(colors)) assert.match(color, /^[\da-f]{6}$/);
});

test('carry the colours that were chosen', () => {
  const { searchParams } = new URL(schedulingUrl('https://agenda.example/audit', {}, { boutons: '#9be28f' }));
  assert.is(searchParams.get('primary_color'), '9be28f');
  assert.is(searchParams.get('text_color'), schedulingColors(NIGHT).text_color);
});

test('carry the tags of a campaign that are set, whatever they hold, and no others', () => {
  const tags = { utm_source: 'a&b=c d', utm_medium: 'roi-article', utm_campaign: undefined };
  const { searchParams } = new URL(schedulingUrl('https://agenda.example/audit', tags));
  const { utm_campaign: _, ...set } = tags;
  assert.equal(Object.fromEntries(searchParams), { ...schedulingColors(NIGHT), ...set });
  assert.not.match(schedulingUrl('https://agenda.example/audit', {}), /utm_/);
});

test('keep the address itself and what it already asks for', () => {
  const { origin, pathname, searchParams } = new URL(schedulingUrl('https://agenda.example/a/b?month=2025-09'));
  assert.is(origin + pathname, 'https://agenda.example/a/b');
  assert.is(searchParams.get('month'), '2025-09');
});
