import { assert } from '../suite.ts';

/** A mail that a receiver of messages has sent, as its reader sees it. */
export interface SentMail {
  from: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
}

/** A receiver that remembers nothing yet, or nothing of this sender. */
export interface RunningReceiver {
  ask(request: RequestInit): Promise<Response>;
  sent(): SentMail[];
  /** From now on its mails cannot be handed over, or can again. */
  breakMail(isBroken: boolean): void;
}

/** Settings of the receivers in tests. */
export const SETUP = {
  from: 'site@agence.test',
  to: 'contact@agence.test',
  origin: 'https://agence.test',
  thanks: 'https://agence.test/merci',
} as const;

/** The same settings as environment variables. */
export const ENVIRONMENT = {
  MESSAGE_FROM: SETUP.from,
  MESSAGE_TO: SETUP.to,
  MESSAGE_ORIGINS: `https://www.agence.test, ${SETUP.origin},`,
  MESSAGE_THANKS: SETUP.thanks,
} as const;

let drawn = 0;
/** Another number each time: what tells one test's messages from another's. */
export function unique(): string {
  drawn += 1;
  return String(drawn);
}

/** A message that is sound, and like no other. */
export function message(): Record<string, string> {
  return {
    nom: 'Zoé Lefèvre-Œuvrard de la Très Longue Maison',
    email: "zoe.o'lefevre+audit@maison.example",
    entreprise: 'Ébénisterie & fils',
    secteur: 'industrie',
    typedemande: '',
    message: `Nos bons arrivent par courriel.\n.\nDeuxième ligne, n° ${unique()} : 12 € « net ».`,
    site_web: '',
  };
}

/** As the form's script sends it. */
export function byScript(fields: Record<string, string>, key = `key ${unique()}`, duree = '42'): RequestInit {
  return {
    method: 'POST',
    headers: { origin: SETUP.origin, accept: 'application/json' },
    body: new URLSearchParams({ ...fields, 'idempotency-key': key, duree }),
  };
}

/** As a browser without script sends it. */
function byBrowser(fields: Record<string, string>): RequestInit {
  return {
    method: 'POST',
    headers: { origin: SETUP.origin, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  };
}

type Ready = () => Promise<RunningReceiver>;

/** Asks of a receiver what docs/recevoir-les-messages.md promises of each. */
export function holdsAsReceiver(test: (name: string, holds: () => Promise<void>) => void, ready: Ready): void {
  for (const [promise, holds] of Object.entries(PROMISES)) test(promise, async () => holds(await ready()));
}

const TOO_LONG = { nom: 121, email: 255, entreprise: 161, secteur: 61, typedemande: 61, message: 10_001 };

const PROMISES: Readonly<Record<string, (receiver: RunningReceiver) => Promise<void>>> = {
  'sends a message as one mail, whose answer goes to its writer': async (receiver) => {
    const fields: Record<string, string> = { ...message(), typedemande: 'audit' };
    const response = await receiver.ask(byScript(fields));
    assert.equal([response.status, await response.json()], [200, { ok: true }]);
    assert.is(response.headers.get('access-control-allow-origin'), SETUP.origin);
    const [mail, ...others] = receiver.sent();
    assert.ok(mail && others.length === 0);
    assert.equal([mail.from, mail.to, mail.replyTo], [SETUP.from, SETUP.to, fields.email]);
    for (const name of ['nom', 'entreprise'] as const) assert.ok(mail.subject.includes(fields[name] ?? '?'), name);
    const { secteur: _sector, typedemande: _request, ...written } = fields;
    for (const value of Object.values(written)) assert.ok(mail.text.includes(value), value);
    for (const line of ['Secteur d’activité : Industrie', 'Type de demande : Audit gratuit'])
      assert.match(mail.text, line);
    assert.match(mail.text, '42');
  },

  'refuses what is no UTF-8, and puts nothing in the place of its letters': async (receiver) => {
    for (const [type, text] of [
      ['application/x-www-form-urlencoded', 'nom=Zo%E9&email=a@b.example&entreprise=C&message=D'],
      ['application/json', '{"nom":"Zo\u00e9","email":"a@b.example","entreprise":"C","message":"D"}'],
    ] as const) {
      const headers = { origin: SETUP.origin, 'content-type': type, accept: 'application/json' };
      const response = await receiver.ask({ method: 'POST', headers, body: Buffer.from(text, 'latin1') });
      assert.is(response.status, 422, type);
    }
    assert.equal(receiver.sent(), []);
  },

  'takes JSON under a key of its header, once the browser has asked whether it may': async (receiver) => {
    const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
    const preflight = await receiver.ask({ method: 'OPTIONS', headers: { origin: SETUP.origin, ...asked } });
    assert.ok(preflight.ok);
    const allowed = preflight.headers.get('access-control-allow-headers')?.split(', ').sort();
    assert.equal(allowed, ['content-type', 'idempotency-key']);
    const headers = { origin: SETUP.origin, 'content-type': 'application/json', 'idempotency-key': `key ${unique()}` };
    for (const nom of ['Ada', 'Eva'])
      assert.ok((await receiver.ask({ method: 'POST', headers, body: JSON.stringify({ ...message(), nom }) })).ok);
    assert.is(receiver.sent().length, 1, 'one mail for one key');
    const nonsense = await receiver.ask({ method: 'POST', headers, body: '{"nom":["Ada"]' });
    assert.ok(nonsense.status >= 400 && nonsense.status < 500);
  },

  'leads a browser without script to the page of thanks, and shows it a page when something is wrong': async (
    receiver,
  ) => {
    const fields = message();
    const response = await receiver.ask(byBrowser(fields));
    assert.equal([response.status, response.headers.get('location')], [303, SETUP.thanks]);
    assert.match(receiver.sent()[0]?.text ?? '', /inconnu/, 'how long it took is not known, and is no reason');
    await receiver.ask(byBrowser(fields));
    assert.is(receiver.sent().length, 1, 'the same text is the same message');
    const refused = await receiver.ask(byBrowser({ ...message(), nom: '<b>\r\n' }));
    assert.is(refused.status, 422);
    assert.match(refused.headers.get('content-type') ?? '', 'text/html');
    const page = await refused.text();
    assert.ok(page.includes(`mailto:${SETUP.to}`) && !page.includes('<b>'));
    assert.match(page, /: nom\./, 'it names what is to be mended');
  },

  'refuses whatever would begin a header of the mail, is missing, too long or no address': async (receiver) => {
    const oneLine = ['nom', 'email', 'entreprise', 'secteur', 'typedemande'];
    const injections = [
      'a@b.example\r\nBcc: c@d.example',
      'a@b.example\nBcc: c@d.example',
      'a@b.example\r',
      'a\0b',
      'a\u2028b',
    ];
    const unsound: [field: string, value: string][] = [
      ...oneLine.flatMap((name) => injections.map((value): [string, string] => [name, value])),
      ...['nom', 'email', 'entreprise', 'message'].map((name): [string, string] => [name, ' ']),
      ...Object.entries(TOO_LONG).map(([name, length]): [string, string] => [name, 'é'.repeat(length)]),
      ...['ada', 'ada@', 'ada@b c.example', 'ada@b.example, c@d.example', 'Ada <ada@b.example>'].map(
        (value): [string, string] => ['email', value],
      ),
      ['message', 'a\u0007b'],
    ];
    for (const [name, value] of unsound) {
      const response = await receiver.ask(byScript({ ...message(), [name]: value }));
      const { ok, champs } = (await response.json()) as { ok: boolean; champs: string[] };
      const found = [response.status, ok, champs];
      assert.equal(found, [422, false, [name]], `${name}: ${JSON.stringify(value.slice(0, 40))}`);
    }
    assert.equal(receiver.sent(), []);
    assert.ok((await receiver.ask(byScript({ ...message(), message: 'é'.repeat(10_000) }))).ok, 'the longest is taken');
  },

  'refuses a megabyte without a mail': async (receiver) => {
    const response = await receiver.ask(byScript({ ...message(), message: 'a'.repeat(1e6) }));
    assert.is(response.status, 413);
    assert.equal(receiver.sent(), []);
  },

  'takes for sent what filled the trap, and has who was too quick try again': async (receiver) => {
    const trapped = await receiver.ask(byScript({ ...message(), site_web: 'https://vente.example' }));
    assert.equal([trapped.status, await trapped.json()], [200, { ok: true }]);
    const fields = message();
    const key = `key ${unique()}`;
    for (const duree of ['0', '2', '-1', 'x']) {
      const response = await receiver.ask(byScript(fields, key, duree));
      assert.equal([response.status, response.headers.get('retry-after')], [429, '3'], duree);
    }
    assert.equal(receiver.sent(), []);
    assert.ok((await receiver.ask(byScript(fields, key, '3'))).ok);
    assert.is(receiver.sent().length, 1);
  },

  'takes nothing from another page, from none, and in no other way': async (receiver) => {
    for (const origin of ['https://vol.example', 'http://agence.test', `${SETUP.origin}.vol.example`, 'null', '']) {
      const response = await receiver.ask({ ...byScript(message()), headers: { origin, accept: 'application/json' } });
      assert.equal([response.status, response.headers.get('access-control-allow-origin')], [403, null], origin);
    }
    const shown = await receiver.ask({ headers: { origin: SETUP.origin } });
    assert.equal([shown.status, shown.headers.get('allow')], [405, 'POST, OPTIONS']);
    assert.equal(receiver.sent(), []);
  },

  'sends one mail for one key, however often and at once it is tried': async (receiver) => {
    const request = () => byScript(fields, key);
    const [fields, key] = [message(), `key ${unique()}`];
    const responses = await Promise.all([receiver.ask(request()), receiver.ask(request())]);
    responses.push(await receiver.ask(request()));
    const statuses = responses.map(({ status }) => status);
    assert.equal(statuses, [200, 200, 200]);
    assert.is(receiver.sent().length, 1);
  },

  'sends five of twenty in a row, and says when to come again': async (receiver) => {
    const statuses: number[] = [];
    for (let nth = 0; nth < 20; nth++) {
      const response = await receiver.ask(byScript(message()));
      statuses.push(response.status);
      const after = Number(response.headers.get('retry-after'));
      if (response.status === 429) assert.ok(after > 0 && after <= 600, `${after} s`);
    }
    assert.equal(statuses, [...Array(5).fill(200), ...Array(15).fill(429)]);
    assert.is(receiver.sent().length, 5);
  },

  'says that a mail was not handed over, and sends it when it is tried again': async (receiver) => {
    const [fields, key] = [message(), `key ${unique()}`];
    receiver.breakMail(true);
    const failed = await receiver.ask(byScript(fields, key));
    assert.is(failed.status, 503);
    assert.ok(Number(failed.headers.get('retry-after')) > 0);
    receiver.breakMail(false);
    assert.ok((await receiver.ask(byScript(fields, key))).ok);
    assert.is(receiver.sent().length, 1);
  },
};
