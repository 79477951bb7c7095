import type { ChildProcess } from 'node:child_process';
import type { Diagnostic } from '../../contract/diagnostic.ts';
import { explainFault } from '../../diagnostics/explain-fault.ts';
import { dev as messages } from '../../diagnostics/messages/dev.fr.ts';
import { Fault, messageOf } from '../../platform/errors.ts';
import type { Generator } from './generator.ts';
import { catchUncaughtErrors } from './uncaught-errors.ts';

type Method = Exclude<keyof Generator, 'close'>;

interface Call {
  id: number;
  method: Method;
  args: never[];
  listens: boolean;
}

type Reply =
  | { id: number; value: never }
  /** An error of a call. `isFault`: true if its message is for people. */
  | { id: number; error: string; isFault: boolean }
  | { id: number; progress: never }
  /** An error that the site's code threw between calls. */
  | { diagnostic: Diagnostic };

interface PendingCall {
  resolve(value: never): void;
  reject(error: Error): void;
  onProgress: ((progress: never) => void) | undefined;
}

/** Returns a generator in a process that `start` forks with advanced serialization, at the first call and again if it has ended. */
export function generatorProcess(start: () => ChildProcess, onDiagnostic: (one: Diagnostic) => void): Generator {
  let running: { child: ChildProcess; calls: Map<number, PendingCall> } | undefined;
  let count = 0;
  const begin = () => {
    const calls = new Map<number, PendingCall>();
    const one = { child: start(), calls };
    const kill = () => void one.child.kill('SIGKILL');
    process.once('exit', kill);
    one.child.on('message', (reply: Reply) => settle(calls, reply, onDiagnostic));
    const end = () => {
      process.off('exit', kill);
      if (running === one) running = undefined;
      for (const { reject } of calls.values()) reject(new Fault(messages.generatorEnded));
    };
    // A process that cannot be started emits no `exit` event.
    one.child.once('exit', end).once('error', end);
    return one;
  };
  const call = (method: Method, args: unknown[], onProgress?: PendingCall['onProgress']) =>
    new Promise<never>((resolve, reject) => {
      running ??= begin();
      const id = ++count;
      running.calls.set(id, { resolve, reject, onProgress });
      const onSent = (error: Error | null) => error && reject(new Fault(messages.generatorEnded));
      running.child.send({ id, method, args, listens: onProgress !== undefined }, onSent);
    });
  return {
    rebuild: (...args) => call('rebuild', args),
    generate: (...args) => call('generate', args),
    draft: (...args) => call('draft', args),
    waiting: (...args) => call('waiting', args),
    pageFile: (...args) => call('pageFile', args),
    pictures: (...args) => call('pictures', args),
    writeMarkdown: (...args) => call('writeMarkdown', args),
    guidePage: (...args) => call('guidePage', args),
    buildForVisitors: (options, onProgress) => call('buildForVisitors', [options], onProgress),
    publishFolder: (...args) => call('publishFolder', args),
    close: () => void running?.child.kill('SIGKILL'),
  };
}

function settle(calls: Map<number, PendingCall>, reply: Reply, onDiagnostic: (one: Diagnostic) => void): void {
  if ('diagnostic' in reply) {
    onDiagnostic(reply.diagnostic);
    return;
  }
  const pending = calls.get(reply.id);
  if ('progress' in reply) {
    pending?.onProgress?.(reply.progress);
    return;
  }
  calls.delete(reply.id);
  if ('error' in reply) pending?.reject(reply.isFault ? new Fault(reply.error) : new Error(reply.error));
  else pending?.resolve(reply.value);
}

/** Answers the calls of the process that forked this one. */
export function serveGenerator(generator: Generator): void {
  const send = (reply: object) => void process.send?.(reply);
  catchUncaughtErrors((diagnostic) => send({ diagnostic }));
  process.on('message', async ({ id, method, args, listens }: Call) => {
    const work: (...args: never[]) => Promise<unknown> = generator[method];
    const onProgress = (progress: unknown) => send({ id, progress });
    try {
      const value = await (listens ? generator.buildForVisitors(...args, onProgress) : work(...args));
      send({ id, value });
    } catch (error) {
      const fault = explainFault(error);
      send({ id, error: fault ?? messageOf(error), isFault: fault !== undefined });
    }
  });
}
