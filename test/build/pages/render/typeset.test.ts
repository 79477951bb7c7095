import { typeset } from '../../../../build/pages/render/typography/typesetters.ts';
import { randomFrom } from '../../../../src/format/random.ts';
import { assert, suite } from '../../../suite.ts';
import { expandSpaces } from '../../../support/dom.ts';

const test = suite('French typesetting');

/** Texts that rules leave as they are. */
const stays = (...texts: string[]) => texts.map((text) => [text, text] as const);

/**
 * Sentences as written and as `shown` once they are set, one list a rule.
 * Source: Lexique des règles typographiques en usage à l'Imprimerie nationale, « Espacements », « Nombres », « Apostrophe », « Points de suspension ».
 */
const CASES: Readonly<Record<string, readonly (readonly [written: string, set: string])[]>> = {
  'three dots are one sign': [['Enfin...', 'Enfin…'], ['Vraiment...!', 'Vraiment…~!'], ...stays('....', '1..2')],
  'a fine no-break space stands before ! and ?': [
    ['Quoi ? Oui ! Fin', 'Quoi~? Oui~! Fin'],
    ['Quoi? Oui! Fin', 'Quoi~? Oui~! Fin'],
    ['Quoi  \n ?', 'Quoi~?'],
    ['Hein ?!', 'Hein~?!'],
    ['(oui !) (oui!)', '(oui~!) (oui~!)'],
    ['90 %!', '90_%~!'],
    ['20 €?', '20_€~?'],
    ['(vraiment)!', '(vraiment)~!'],
    ['[vraiment]!', '[vraiment]~!'],
    ['« Oui »!', '«_Oui_»~!'],
    ['“Oui”!', '“Oui”~!'],
    ['"Oui"!', '"Oui"~!'],
    ['Et alors…?', 'Et alors…~?'],
    ['Bravo 👍!', 'Bravo 👍~!'],
    ['e\u0301t\u0065\u0301!', 'e\u0301t\u0065\u0301~!'],
    ['24h/24 et 7j/7? Et/ou!', '24h/24 et 7j/7~? Et/ou~!'],
  ],
  'a sign that is no punctuation gets no space': [
    ...stays('a != b', 'rouge !important', 'page?x=1 et ?y', '! début', ' ! début', 'a/? b'),
  ],
  'a fine no-break space stands before ;': [
    ['Soit ; ou', 'Soit~; ou'],
    ['Soit; ou', 'Soit~; ou'],
    ['« Soit ;»', '«_Soit~;_»'],
    ...stays('a;b', 'un sourire ;) ou ;-)'),
  ],
  'a no-break space stands before :': [
    ['Coût : élevé', 'Coût_: élevé'],
    ['Coût: élevé', 'Coût_: élevé'],
    ['Les étapes :', 'Les étapes_:'],
    ['« Les étapes :»', '«_Les étapes_:_»'],
    ['Étape 2: suite', 'Étape 2_: suite'],
    ...stays('à 12:30 et 5:1', 'clé:valeur', 'std::vector et a :: b', 'un sourire :) ou :-)', ': début'),
    ...stays('en http: ou en https:'),
  ],
  'guillemets keep a no-break space inside': [
    ['« bon »', '«_bon_»'],
    ['«bon»', '«_bon_»'],
    ['«  bon\n»', '«_bon_»'],
    ['« « a » »', '«_«_a_»_»'],
    ['« ! »', '«~!_»'],
    ['«»', '«_»'],
    ...stays('«', '« ', '»', ' » début'),
  ],
  'straight apostrophes are curled': [
    ["L'IA d'aujourd'hui", 'L’IA d’aujourd’hui'],
    ["moins d'1 min", 'moins d’1_min'],
    ['de 9 h 05 à 9 h 30', 'de 9_h_05 à 9_h_30'],
    ['en 24 h 3 personnes', 'en 24_h 3 personnes'],
    ["l'été, l'« été »", 'l’été, l’«_été_»'],
    ["les années '90", 'les années ’90'],
    ["Du rock 'n' roll, DRUM 'N' BASS", 'Du rock ’n’ roll, DRUM ’N’ BASS'],
    ...stays("5' et 5'30", "' seule", "(')"),
  ],
  'a pair of straight quotes becomes a pair': [
    ["Un 'devis' gratuit", 'Un ‘devis’ gratuit'],
    ["'n' ou 'n'.", '‘n’ ou ‘n’.'],
    ["le '90' rond", 'le ‘90’ rond'],
    ["Il dit : 'Quoi ?' et 'L'audit d'abord.'", 'Il dit_: ‘Quoi~?’ et ‘L’audit d’abord.’'],
    ["'le cas 'devis' ici'", '‘le cas ‘devis’ ici’'],
    ["les années '90 des autres' équipes", 'les années ’90 des autres’ équipes'],
    ["'tention", '’tention'],
    ["un 'devis'!", 'un ‘devis’~!'],
  ],
  'a number keeps to its unit': [
    ['90 % et 20 €', '90_% et 20_€'],
    ['1 h et 20 min, 3 Mo, 5 k€', '1_h et 20_min, 3_Mo, 5_k€'],
    ['2 ms, 2 s, 2 ko, 2 Go, 2 To, 2 px, 2 km, 2 kg', '2_ms, 2_s, 2_ko, 2_Go, 2_To, 2_px, 2_km, 2_kg'],
    ['2 M€, 2 ‰ et 2 $', '2_M€, 2_‰ et 2_$'],
    ['37,5 °C dans 25 m² ou 3 m3', '37,5_°C dans 25_m² ou 3_m3'],
    ['9 kWh, 3 kW, 2 L, 33 cl, 5 g et 4 mm', '9_kWh, 3_kW, 2_L, 33_cl, 5_g et 4_mm'],
    ...stays('2 Lyon', '3 l’été', '4 mares', '5 gens', '6 Mots'),
    ["DAC7 s'applique", 'DAC7 s’applique'],
    ['30 jours, 1 an et 3 mois', '30_jours, 1_an et 3_mois'],
    ...stays('5 hommes et 3 moissons'),
  ],
  'a product stays in one piece': [
    ['12 × 3 € font 36 €', '12_×_3_€ font 36_€'],
    ['30 h × 46 semaines × 30 €', '30_h_×_46_semaines_×_30_€'],
    ['(2 + 3) × 4', '(2 +_3)_×_4'],
    ['95 000 − 900 = 94 100 €', '95~000 −_900 =_94~100_€'],
    ...stays('gains − coûts = solde', '−'),
    ...stays('un mur de 3 × deux mètres', '×'),
  ],
  'a day keeps to its month, and a provision of law to its number': [
    ['le 2 décembre 2027 et le 1er mai', 'le 2_décembre 2027 et le 1er_mai'],
    ['l’article 28, l’article L. 2312-38 et les articles 5', 'l’article_28, l’article L._2312-38 et les articles_5'],
    ...stays('les 2 maisons', '2025 mars', 'particle 3'),
  ],
  'a sign of numero, or of a page, keeps to its number': [
    ['n° 4 et N° 12', 'n°_4 et N°_12'],
    ['p. 12 et pp. 3 à 4', 'p._12 et pp._3 à 4'],
    ...stays('20° 4 et vin° 3', 'ap. 12'),
  ],
  'groups of three digits keep together': [
    ['1 000 000', '1~000~000'],
    ['13 900,50', '13~900,50'],
    ['En 2024 300 000 PME', 'En 2024 300~000 PME'],
    ...stays('En 2024 300 PME', 'version 1.2 300', '0,5 300', '1 0000', '007 300'),
  ],
  'a telephone number keeps together': [
    ['au 04 65 71 20 25.', 'au 04_65_71_20_25.'],
    ['+33 4 65 71 20 25', '+33_4_65_71_20_25'],
    ...stays('les 04 65 et 71', '104 65 71 20 25', '04 65 71 20 2555'),
  ],
  'no address gets a space or a curl': [
    ['M./Mme?', 'M./Mme~?'],
    ['(https://exemple.fr)! Et /faq !', '(https://exemple.fr)~! Et /faq~!'],
    ["d'exemple.fr/l'eau? l'https://a.fr/?", "d’exemple.fr/l'eau? l’https://a.fr/?"],
    ["'https://exemple.fr/'", '‘https://exemple.fr/’'],
    ['«https://exemple.fr/faq?»', '«_https://exemple.fr/faq?_»'],
    ...stays('…/faq? .../faq? /faq?', "jean.d'arc@exemple.fr mailto:a@b.fr?", 'tel:+33465712025; fin'),
    ...stays('www.exemple.fr? exemple.fr/faq?', 's3://a/b? h2.fr/faq? exemple.h2o/faq?'),
  ],
};

for (const [rule, cases] of Object.entries(CASES))
  test(`${rule}, wherever the sentence falls into pieces; a text that is set already stays as it is`, () => {
    for (const [written, set] of cases) {
      const once = typeset([written]);
      assert.is(expandSpaces(once.join('')), set, written);
      assert.equal(typeset(once), once, written);
      for (let seam = 0; seam <= written.length; seam++) {
        const pieces = [written.slice(0, seam), '', written.slice(seam)];
        assert.is(expandSpaces(typeset(pieces).join('')), set, JSON.stringify(pieces));
      }
    }
  });

test('an added space stays with its sign, an existing one in its piece, and empty pieces stay empty', () => {
  assert.equal(typeset(['mot', '!', ' «', 'mot', '»']).map(expandSpaces), ['mot', '~!', ' «_', 'mot', '_»']);
  assert.equal(typeset(['mot ', '!', ' «', ' mot', ' ', '»']).map(expandSpaces), ['mot~', '!', ' «_', 'mot', '_', '»']);
  assert.equal(typeset(['Coût ', ' ', ' : x']).map(expandSpaces), ['Coût_', '', ': x']);
  for (const nothing of [[], ['', '']]) assert.equal(typeset(nothing), nothing);
});

/** Signs that rules act on, might stumble over or must not know: private use, lone surrogates, controls. */
const ALPHABET = [
  ...' \u00a0\u202f\n\t\'’‘".…,;:!?«»()[]/@=&-%€°n0123456789aéLxh',
  ...'\ue000\ue001\uf8ff\0\u0007\u200b\ufeff\u0301\ufffc👍\u{10ffff}',
  ...['...', '\ud800', '\udfff', 'https://'],
];

/** All but what typography may change. */
const kept = (text: string) => text.replace(/[\s'’‘.…]/g, '');

test('whatever is written, every piece keeps its characters, and setting twice changes nothing more', () => {
  const random = randomFrom('typeset');
  const one = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const anything = () => String.fromCharCode(Math.floor(random() * 0x10000));
  for (let run = 0; run < 5000; run++) {
    const pieces = Array.from({ length: 1 + Math.floor(random() * 5) }, () =>
      Array.from({ length: Math.floor(random() * 9) }, () => (random() < 0.1 ? anything() : one(ALPHABET))).join(''),
    );
    const set = typeset(pieces);
    assert.equal(set.map(kept), pieces.map(kept), JSON.stringify(pieces));
    assert.equal(typeset([set.join('')]).join(''), set.join(''), JSON.stringify(pieces));
  }
});

test('a long text of one thing is set as a short one is, and as fast', () => {
  const units = [..." \u00a0.!?:«»'1a/@()", '« ', "a'", "'a ", '1 ', '100 ', '00 ', 'n°', 'a.', 'a-', 'é! ', '04 65 '];
  for (const unit of units) {
    // Work that grows with the square takes longer than any file of tests may.
    const long = unit.repeat(200_000 / unit.length);
    for (const text of [long, `a${long}!x`]) assert.is(kept(typeset([text]).join('')), kept(text), unit);
  }
});
