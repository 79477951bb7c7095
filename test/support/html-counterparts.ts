/** By rule, what keeps it and what breaks it, alike in all else: bodies of a page. */
export const TWINS: Readonly<Record<string, readonly (readonly [sound: string, broken: string])[]>> = {
  'area-alt': [
    ['<map name="m"><area href="/a" alt="x"></map>', '<map name="m"><area href="/a" alt=""></map>'],
    [
      '<map name="m"><area href="/a" alt="x"><area href="/a" alt=""></map>',
      '<map name="m"><area href="/a" alt="x"><area href="/b" alt=""></map>',
    ],
  ],
  'aria-label-misuse': [
    ['<p aria-label="">x</p>', '<p aria-label="y">x</p>'],
    ['<p aria-label="y" role="note">x</p>', '<p aria-label="y">x</p>'],
  ],
  'attr-spacing': [['<p id="a" class="b">x</p>', '<p id="a"class="b">x</p>']],
  'attribute-allowed-values': [
    ['<button type="submit">x</button>', '<button type="sumbit">x</button>'],
    ['<img src="/a.png" alt="" width="8" height="9">', '<img src="/a.png" alt="" width="8px" height="9">'],
    ['<img src="/a.png" alt="" width="8" height="9">', '<img src="" alt="" width="8" height="9">'],
    ['<table><tr><td colspan="2">x</td></tr></table>', '<table><tr><td colspan="deux">x</td></tr></table>'],
    ['<details open><summary>x</summary></details>', '<details open="oui"><summary>x</summary></details>'],
    ['<a href="/a b">x</a>', '<a href="/a\nb">x</a>'],
  ],
  'attribute-misuse': [
    ['<a href="/" target="_blank">x</a>', '<a target="_blank">x</a>'],
    ['<a href="/" rel="nofollow">x</a>', '<a href="/" rel="stylesheet">x</a>'],
    ['<picture><source srcset="/a.png"><img src="/a.png" alt=""></picture>', '<video><source srcset="/a.png"></video>'],
  ],
  'close-attr': [['<p id="a">x</p>', '<p id="a">x</p id="a">']],
  'close-order': [
    ['<p><b>x</b></p>', '<p><b>x</p></b>'],
    ['<div><p>x</p></div>', '<div><p>x</p>'],
    ['<div><p>x</p></div>', '<div><p>x</p></div></div>'],
    ['<ul><li>x</li></ul>', '<ul><li><li>x</li></li></ul>'],
  ],
  deprecated: [['<div>x</div>', '<center>x</center>']],
  'element-name': [['<mon-element>x</mon-element>', '<element>x</element>']],
  'element-permitted-content': [
    ['<ul><li>x</li></ul><p>x</p>', '<ul><p>x</p></ul>'],
    ['<p><a href="/"><b>x</b></a></p>', '<p><a href="/"><span><dl></dl></span></a></p>'],
    ['<div><a href="/"><div>x</div></a></div><p><a href="/">x</a></p>', '<span><a href="/"><div>x</div></a></span>'],
    ['<a href="/">x</a><button type="button">x</button>', '<a href="/"><button type="button">x</button></a>'],
    ['<button type="button"><a>x</a></button>', '<button type="button"><a href="/">x</a></button>'],
    ['<label><input type="text"></label>', '<label><label><input type="text"></label></label>'],
    ['<form><p>x</p></form>', '<form><div><form><p>x</p></form></div></form>'],
  ],
  'element-permitted-occurrences': [
    [
      '<table><thead><tr><th>x</th></tr></thead></table>',
      '<table><thead><tr><th>x</th></tr></thead><thead><tr><th>x</th></tr></thead></table>',
    ],
    [
      '<figure><p>x</p><figcaption>x</figcaption></figure>',
      '<figure><p>x</p><figcaption>x</figcaption><p>x</p><figcaption>x</figcaption></figure>',
    ],
  ],
  'element-permitted-order': [
    ['<details><summary>x</summary><p>y</p></details>', '<details><p>y</p><summary>x</summary></details>'],
    [
      '<table><caption>x</caption><tbody><tr><td>x</td></tr></tbody></table>',
      '<table><tbody><tr><td>x</td></tr></tbody><caption>x</caption></table>',
    ],
  ],
  'element-permitted-parent': [['<ul><li>x</li></ul>', '<div><li>x</li></div>']],
  'element-required-ancestor': [['<dl><dt>x</dt><dd>y</dd></dl>', '<div><dd>y</dd></div>']],
  'element-required-attributes': [
    ['<img src="/a.png" alt="">', '<img alt="">'],
    ['<iframe src="/a" title="x"></iframe>', '<iframe src="/a"></iframe>'],
  ],
  'element-required-content': [['<details><summary>x</summary></details>', '<details><p>x</p></details>']],
  'map-dup-name': [['<map name="m"></map><map name="n"></map>', '<map name="m"></map><map name="m"></map>']],
  'map-id-name': [['<map name="m" id="m"></map>', '<map name="m" id="n"></map>']],
  'multiple-labeled-controls': [
    ['<label>x <input type="text"></label>', '<label>x <input type="text"><input type="text"></label>'],
    [
      '<label for="a">x <input type="text" id="a"></label>',
      '<label for="b">x <input type="text" id="a"></label><input type="text" id="b">',
    ],
  ],
  'no-abstract-role': [['<div role="note">x</div>', '<div role="widget">x</div>']],
  'no-deprecated-attr': [['<hr class="a">', '<hr size="1">']],
  'no-dup-attr': [['<p class="a" title="b">x</p>', '<p class="a" class="b">x</p>']],
  'no-multiple-main': [['<main>x</main><main hidden>x</main>', '<main>x</main><main>x</main>']],
  'no-raw-characters': [['<p>1 &lt; 2</p>', '<p>1 < 2</p>']],
  'script-element': [['<script src="/a.js"></script>', '<script src="/a.js"/>']],
  'unrecognized-char-ref': [
    ['<p>x &copy; y</p>', '<p>x &copi; y</p>'],
    ['<p title="&amp; y">x</p>', '<p title="&amq; y">x</p>'],
    ['<p>x &amp; y</p>', '<p>x &Amp; y</p>'],
    ['<a href="/?a&amp;b">x</a>', '<a href="/&zorglub;">x</a>'],
  ],
  'valid-autocomplete': [
    ['<input type="text" autocomplete="name">', '<input type="text" autocomplete="nom">'],
    ['<input type="email" autocomplete="email">', '<input type="checkbox" autocomplete="email">'],
  ],
  'valid-for': [
    [
      '<label for="a">x</label><input type="text" id="a"><p id="b">y</p>',
      '<label for="b">x</label><input type="text" id="a"><p id="b">y</p>',
    ],
    [
      '<label for="a">x</label><input type="text" id="a"><p id="b">y</p>',
      '<label for="a">x</label><input type="text" id="b"><p id="a">y</p>',
    ],
  ],
  'valid-id': [
    ['<p id="a">x</p>', '<p id="">x</p>'],
    ['<p id="a">x</p>', '<p id="a b">x</p>'],
    ['<svg><title id="a">x</title></svg>', '<svg><title id="">x</title></svg>'],
  ],
  'void-content': [['<p>a<br>b</p>', '<p>a<br></br>b</p>']],
};
