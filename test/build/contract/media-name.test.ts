import { mediaAddress, mediaName } from '../../../build/contract/media-name.ts';
import { assert, suite } from '../../suite.ts';

const test = suite('Names of pictures');

const TEXT = 'blog/a.md';

test('an address means the file that a browser would ask for: beside the text, or from the root', () => {
  for (const [address, name] of [
    ['photo.jpg', 'blog/photo.jpg'],
    ['./photo.jpg', 'blog/photo.jpg'],
    ['vues/Ma%20photo.jpg', 'blog/vues/Ma photo.jpg'],
    ['../pages/photo.jpg?v=2#haut', 'pages/photo.jpg'],
    ['100%25.png', 'blog/100%.png'],
    ['/images/a%20b.svg', '/images/a b.svg'],
    ['/images/%C3%A9t%C3%A9.svg?v=2#haut', '/images/été.svg'],
    ['/images/e\u0301te\u0301.svg', '/images/été.svg'],
    ['e\u0301te\u0301.svg', 'blog/été.svg'],
  ] as const)
    assert.is(mediaName(TEXT, address), name, address);
});

test('no other site’s address, none that leaves the folder, none that is malformed means a file', () => {
  for (const address of [
    ...['', '//autre.test/images/a.svg', 'https://autre.test/a.svg', 'data:image/png;base64,AA', 'javascript:a.png'],
    ...['../../secret.png', '../../../etc/passwd.png', 'images/100%.svg', '/images/%00.svg', 'a%00.png'],
  ])
    assert.is(mediaName(TEXT, address), undefined, address);
  assert.is(mediaName(TEXT, '/../dehors.svg'), '/dehors.svg', 'as a browser reads it');
});

test('the address that a text is told to write means the file', () => {
  const beside = ['blog/photo.jpg', 'blog/100%.png', 'blog/été.jpg'];
  for (const name of [...beside, 'pages/photo.jpg', '/images/Ma photo (1).jpg']) {
    const address = mediaAddress(TEXT, name);
    assert.not.match(address, /[\s()]/);
    assert.is(mediaName(TEXT, address), name);
  }
});
