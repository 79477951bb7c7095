import type { HandedOver, Remark } from '../remark.ts';

/** The remarks of a reader, kept by the browser where it keeps anything. */
export class RemarkStore {
  remarks: readonly Remark[];
  /** They are there when the page is opened again. */
  kept = true;
  private readonly key: string;

  constructor({ id }: HandedOver) {
    this.key = `relecture-${id}`;
    this.remarks = this.read();
  }

  /** Adds a remark, or puts it in the place of the one of its id. */
  put(remark: Remark): void {
    const nth = this.remarks.findIndex(({ id }) => id === remark.id);
    this.remarks = nth === -1 ? [...this.remarks, remark] : this.remarks.with(nth, remark);
    this.write();
  }

  remove({ id }: Remark): void {
    this.remarks = this.remarks.filter((one) => one.id !== id);
    this.write();
  }

  private read(): readonly Remark[] {
    try {
      const known: unknown = JSON.parse(localStorage.getItem(this.key) ?? '[]');
      return Array.isArray(known) ? known : [];
    } catch {
      this.kept = false;
      return [];
    }
  }

  private write(): void {
    try {
      localStorage.setItem(this.key, JSON.stringify(this.remarks));
    } catch {
      this.kept = false;
    }
  }
}

/** Also where a page that was opened from a folder may not make identifiers by `randomUUID`. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
