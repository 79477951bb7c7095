import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { networkOf } from '../../../docs/receivers/shared/network.mjs';

const test = suite('Who counts as one sender');

test('an IPv4 address, also where it comes as IPv6', () => {
  assert.is(networkOf('192.0.2.7'), '192.0.2.7');
  assert.is(networkOf('::ffff:192.0.2.7'), '192.0.2.7');
  assert.is(networkOf(''), '');
});

test('all addresses of one IPv6 network, however they are written, and none of another', () => {
  const own = [
    '2001:db8:0:7::1',
    '2001:DB8::7:a:b:c:d',
    '2001:0db8:0000:0007:ffff:ffff:ffff:ffff',
    '2001:db8:0:7:1::%eth0',
  ];
  assert.is(new Set(own.map(networkOf)).size, 1);
  assert.is.not(networkOf('2001:db8:0:8::1'), networkOf(own[0] ?? ''));
  assert.is.not(networkOf('::1'), networkOf(own[0] ?? ''));
});

test.run();
