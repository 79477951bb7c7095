import { WORKSHOP } from '../../api.ts';

/** Addresses of requests for the versions of a text. */
export const historyApi = {
  /** GET `?path=` → `TextVersion[]`, the newest first. */
  versions: `${WORKSHOP}api/history`,
  /** GET `?path=&id=` → `VersionText`. */
  text: `${WORKSHOP}api/history/text`,
} as const;

/** A former state of a text. */
export interface TextVersion {
  id: string;
  /** Moment of the commit or the save: ISO 8601 with its offset. */
  at: string;
  /** Absent for a version that was saved on this machine. */
  commit?: { author: string; subject: string };
}

export interface VersionText {
  /** With line feeds alone. */
  text: string;
}
