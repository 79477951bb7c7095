import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { PublicationWay } from '../../../build/contract/publication-way.ts';
import { VERSION_FILE, type WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { Refused } from '../../../build/editing/refused.ts';
import { explainFault } from '../../../build/editing/system.ts';
import { publication as words } from '../../words/publication.fr.ts';
import { gitAuthor, openGit } from './git/git.ts';
import { recoverFolder } from './git/recover-folder.ts';
import type { Outcome, Progress, PublicationState, Published, PublishRequest } from './publication-api.ts';
import { lastPublication, placeOf, readRecord, updateRecord } from './publication-record.ts';
import { presentVersion } from './snapshot.ts';
import { explainWay, isRevertible, publishBy, revertBy, savedSettings } from './ways.ts';

/** Times in milliseconds. Hosts that build the site themselves take minutes. */
const RETRIES: Readonly<Record<PublicationWay['by'], RetryTimes>> = {
  git: { between: 10_000, most: 900_000 },
  sftp: { between: 3000, most: 120_000 },
  folder: { between: 3000, most: 60_000 },
};

const FIRST_STEP: Readonly<Record<PublicationWay['by'], Progress['step']>> = {
  git: 'fetching',
  sftp: 'connecting',
  folder: 'building',
};

/** Publishes a site, one publication at a time, and holds its state for all pages. */
export class Publisher {
  private readonly host: WorkshopHost;
  private readonly retries: typeof RETRIES;
  /** Accepted passwords by place, in memory only. */
  private readonly passwords = new Map<string, string>();
  private running: Progress | undefined;
  /** The running work and its queue, which never rejects. */
  private work: Promise<void> = Promise.resolve();
  private outcome: Outcome | undefined;
  /** The version of the files at the time of the outcome. */
  private endedAt = '';
  /** The way of the outcome, which does not apply to other ways. */
  private tried: PublicationWay | undefined;

  constructor(host: WorkshopHost, retries = RETRIES) {
    this.host = host;
    this.retries = retries;
  }

  async state(): Promise<PublicationState> {
    const { site } = this.host;
    const known = await gitAuthor(openGit(site.root));
    // Nothing is awaited from here on, as a page stops polling once it sees the end.
    const { way, address } = this;
    const writer = readRecord(site).writer ?? known;
    const { published } = lastPublication(site, way);
    const present = presentVersion(site);
    return {
      address,
      ...(way && { way }),
      ...(writer && { writer }),
      ...(this.running && { running: this.running }),
      ...(this.outcome && isDeepStrictEqual(this.tried, way) && this.isCurrent(present) && { outcome: this.outcome }),
      ...(published && { published }),
      revertible: isRevertible(site, way),
    };
  }

  /**
   * Continues what a killed process left: the update of a folder, and the question to a live site. Publications wait
   * meanwhile. Never rejects.
   */
  recover(): Promise<void> {
    this.work = this.work
      .then(() => this.host.withPublishingLock(() => recoverFolder(this.host.site.root)))
      .catch(() => {});
    const { published } = lastPublication(this.host.site, this.way);
    if (published?.live === 'waiting' && this.way) void this.askLiveSite(this.way, published);
    return this.work;
  }

  get way(): PublicationWay | undefined {
    return savedSettings(this.host)?.publication;
  }

  /** Starts to publish. Throws `Refused` while another publication runs, and without a way of publishing. */
  publish(request: PublishRequest): void {
    const { way } = this;
    if (!way) throw new Refused(409, words.noWay);
    if (this.running) throw new Refused(409, words.running);
    this.outcome = undefined;
    this.tried = way;
    this.running = { step: FIRST_STEP[way.by] };
    this.work = this.work.then(() => this.finish(() => this.publishNow(way, request)));
  }

  /** Tells whether the outcome is current. A success is hidden once a file has changed, as it says nothing of the next publication. */
  private isCurrent(present: string): boolean {
    const isSuccess = ['done', 'nothing', 'reverted'].includes(this.outcome?.kind ?? '');
    return !isSuccess || this.endedAt === present;
  }

  private get address(): string {
    const address = savedSettings(this.host)?.address;
    return address ? address.origin + address.base : '';
  }

  private async finish(work: () => Promise<Outcome>): Promise<void> {
    try {
      this.outcome = await work();
    } catch (error) {
      const reason = explainWay(error) ?? explainFault(error);
      const message = reason ?? words.interrupted(error instanceof Error ? error.message : String(error));
      this.outcome = { kind: 'failed', message };
    } finally {
      this.endedAt = presentVersion(this.host.site);
      this.running = undefined;
    }
  }

  private async publishNow(way: PublicationWay, given: PublishRequest): Promise<Outcome> {
    const { site } = this.host;
    if (given.writer) updateRecord(site, { writer: given.writer });
    const { writer } = readRecord(site);
    const password = given.password ?? this.passwords.get(placeOf(way));
    const request = { ...given, ...(writer && { writer }), ...(password !== undefined && { password }) };
    const onProgress = (progress: Progress) => {
      this.running = progress;
    };
    const { outcome, done } = await this.host.withPublishingLock(() =>
      (given.revert ? revertBy : publishBy)(way, { host: this.host, request, onProgress }),
    );
    if (outcome.kind === 'password') this.passwords.delete(placeOf(way));
    else if (outcome.kind === 'done' && password !== undefined) this.passwords.set(placeOf(way), password);
    if (done) void this.askLiveSite(way, done);
    const isQuestion = outcome.kind === 'password' || outcome.kind === 'host-key';
    return given.revert && isQuestion ? { ...outcome, revert: true } : outcome;
  }

  /** Finds out when visitors have the publication. */
  private async askLiveSite(way: PublicationWay, done: Published): Promise<void> {
    // The writer or a timer of the machine may publish meanwhile.
    const isLast = () => readRecord(this.host.site).published?.at === done.at;
    const reason = await whyNotOnline(this.address, done.version, this.retries[way.by], isLast);
    if (!isLast()) return;
    const found: Published =
      reason === undefined
        ? { ...done, live: 'online', since: new Date().toISOString() }
        : { ...done, live: 'unknown', reason };
    try {
      updateRecord(this.host.site, { published: found });
    } catch {
      // The disk refused the record; the page still says that the site is being asked.
    }
  }
}

/** The times of asking the live site, in milliseconds. */
interface RetryTimes {
  /** The pause between two requests. */
  between: number;
  /** The total. */
  most: number;
}

/** The time for one answer, in milliseconds. */
const ANSWER = 10_000;

/** The characters to read, more than any version has. */
const LONGEST = 200;

/**
 * Asks the site at an address (`https://exemple.fr/depot`) until it has a version, the time is over, or `isWanted`
 * fails. Resolves to undefined on success, else to the reason in French. Never rejects.
 */
async function whyNotOnline(
  address: string,
  version: string,
  { between, most }: RetryTimes,
  isWanted: () => boolean,
): Promise<string | undefined> {
  const { hostname } = new URL(address);
  if (/(?:^|\.)(?:example|invalid)$/.test(hostname)) return words.live.sampleAddress(address);
  for (let waited = 0; ; waited += between) {
    const found = await versionAt(address);
    if (found === version) return undefined;
    if (waited >= most || !isWanted())
      return found === undefined ? words.live.unreachable(address) : words.live.other(address);
    await pause(between, undefined, { ref: false });
  }
}

/** Resolves to the version of the site, or to its other answer; undefined without an answer. */
async function versionAt(address: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(ANSWER);
    // Proxies cache by the whole address, so each request has its own.
    const response = await fetch(`${address}/${VERSION_FILE}?${Date.now()}`, { signal, cache: 'no-store' });
    return (await beginningOf(response)).trim();
  } catch {
    return undefined;
  }
}

/** Reads the beginning of an answer, as long as a version may be. Leaving the loop closes the connection. */
async function beginningOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > LONGEST) break;
  }
  return text.slice(0, LONGEST);
}
