import type { RuleDiagnostic } from '../../../build/contract/content-type.ts';
import { security } from '../../../src/files/security.ts';
import { securityContactHolds } from '../../../src/pages/settings/rules.ts';
import { type Settings, schema } from '../../../src/pages/settings/schema.ts';
import { assert, suite } from '../../suite.ts';
import { entryOf, url } from '../../support/planned-site.ts';
import { realSettings } from '../../support/real-pages.ts';
import { AT_WORK, FOR_VISITORS } from '../../support/sources.ts';

const test = suite('security.txt');

function settingsOf(securite: Settings['securite']): Settings {
  return { ...realSettings(), email: 'contact@exemple.test', securite };
}

function fileOf(securite: Settings['securite'], at = url) {
  return security({ settings: entryOf('site', settingsOf(securite)) }, { url: at });
}

/** RFC 9116, § 4, and what § 2.5 asks of the fields' values. */
const FIELDS: Readonly<Record<string, RegExp>> = {
  Contact: /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\S+)$/,
  Expires: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/,
  'Preferred-Languages': /^[a-z]{2,3}(?:-\w+)*(?:, ?[a-z]{2,3}(?:-\w+)*)*$/,
  Canonical: /^https:\/\/\S+$/,
};

function read(contents: string | Uint8Array): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  const lines = String(contents).split(/\r?\n/);
  assert.is(lines.pop(), '', 'each line ends');
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Za-z-]+): (\S.*)$/.exec(line) ?? [];
    assert.match(value, FIELDS[name] ?? /$^/, line);
    fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  return fields;
}

test('names the contact, until when it holds, the language and its own address', () => {
  const [file, ...others] = fileOf({ expire: '2026-06-30' });
  assert.equal(others, []);
  assert.is(file?.output, '.well-known/security.txt');
  const fields = read(file?.contents ?? '');
  assert.equal(fields.get('Contact'), ['mailto:contact@exemple.test']);
  assert.equal(fields.get('Expires')?.map(Date.parse), [Date.UTC(2026, 5, 30, 23, 59, 59)], 'the day itself counts');
  assert.equal(fields.get('Preferred-Languages'), ['fr']);
  assert.equal(fields.get('Canonical'), ['https://exemple.test/.well-known/security.txt']);
});

test('names no address of its own that is not encrypted', () => {
  const [file] = fileOf({ expire: '2026-06-30' }, (path) => `http://localhost:4173${path}`);
  assert.not(read(file?.contents ?? '').has('Canonical'));
});

test('is not made without a word on how long it holds', () => {
  assert.equal(fileOf(undefined), []);
});

function found(expire: string | undefined, context = FOR_VISITORS): readonly RuleDiagnostic[] {
  return securityContactHolds(settingsOf(expire === undefined ? undefined : { expire }), context);
}

test('an expiry within thirty days, or in the past, is reported at its date', () => {
  assert.is(FOR_VISITORS.today, '2025-08-15');
  assert.equal(found('2025-09-14'), []);
  for (const near of ['2025-09-13', '2025-08-15', '2025-08-14']) {
    const [diagnostic, ...others] = found(near);
    assert.equal(others, []);
    assert.equal([diagnostic?.severity, diagnostic?.at], ['warning', ['securite', 'expire']], near);
    assert.equal(found(near, AT_WORK), [], 'and not while one writes');
  }
  assert.match(found('2025-08-15')[0]?.message ?? '', ' expire ');
  assert.match(found('2025-08-14')[0]?.message ?? '', ' a expiré ');
});

test('a missing or past day is reported with a hint that passes', () => {
  const { telephoneAffiche: _, ...written } = realSettings();
  for (const expire of [undefined, '2025-08-20']) {
    const [diagnostic] = found(expire);
    assert.is(diagnostic?.at[0], 'securite');
    const [, proposed] = /expire: (\S+)/.exec(diagnostic?.hint ?? '') ?? [];
    assert.equal(found(proposed), []);
    assert.ok(schema.safeParse({ ...written, securite: { expire: proposed } }).success);
    const year = 365 * 24 * 3600 * 1000;
    assert.ok(Date.parse(proposed ?? '') - Date.parse(FOR_VISITORS.today) < year, 'less than a year away (§ 2.5.5)');
  }
});
