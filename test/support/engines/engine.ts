/** A browser that is driven by commands of W3C WebDriver, by their names in that standard without spaces ("Navigate To" is `Navigate`). */
export interface Engine {
  name: string;
  version: string;
  send: (command: Command, parameters?: object) => Promise<unknown>;
  /** What pages threw and what their policies refused, since this was last asked. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** Where a driver that speaks HTTP takes each command, below its session (WebDriver, § 6.5). */
export const ENDPOINTS = {
  Back: 'back',
  ExecuteScript: 'execute/sync',
  Navigate: 'url',
  PerformActions: 'actions',
  Refresh: 'refresh',
  SetWindowRect: 'window/rect',
  TakeScreenshot: 'screenshot',
} as const;

type Command = keyof typeof ENDPOINTS;
