import { WORKSHOP } from '../../api.ts';

/** What is asked of the versions that a text had. */
export const historyApi = {
  /** GET `?path=` → `TextVersion[]`, the newest first. */
  versions: `${WORKSHOP}api/history`,
  /** GET `?path=&id=` → `VersionText`. */
  text: `${WORKSHOP}api/history/text`,
} as const;

/** A text as it was once. */
export interface TextVersion {
  /** Stands for it in questions. */
  id: string;
  /** When it was committed or saved: ISO 8601 with its offset. */
  at: string;
  /** Who committed it, and what they said of it. Absent for one that was saved on this machine. */
  commit?: { author: string; subject: string };
}

export interface VersionText {
  /** With line feeds alone. */
  text: string;
}
