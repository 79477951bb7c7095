import type { PublicationWay } from '../../../build/contract/publication-way.ts';
import type { Outcome, PublishRequest } from './publication-api.ts';

/** Passwords that worked, by account, as long as this process runs. They are written nowhere. */
export class PasswordStore {
  private readonly known = new Map<string, string>();

  /** The password to try: the one that was given, else one that worked before. */
  ofRequest(way: PublicationWay, { password }: PublishRequest): Pick<PublishRequest, 'password'> {
    const tried = password ?? this.known.get(accountOf(way));
    return tried === undefined ? {} : { password: tried };
  }

  /** Keeps a password that was taken, and forgets one that was refused. */
  settle(way: PublicationWay, { password }: PublishRequest, { kind }: Outcome): void {
    if (kind === 'password') this.known.delete(accountOf(way));
    else if (kind === 'done' && password !== undefined) this.known.set(accountOf(way), password);
  }
}

function accountOf(way: PublicationWay): string {
  return way.by === 'sftp' ? JSON.stringify([way.host, way.port, way.user]) : '';
}
