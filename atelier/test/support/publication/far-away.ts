import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { atEnd } from '../../../../test/support/at-end.ts';

/** A port that leads to another, whose answers come so many milliseconds after what they answer, each way half of it. */
export async function delayedPort(port: number, roundTrip: number): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.setNoDelay(true);
      from.on('error', () => {});
      from.on('data', (bytes) => void setTimeout(() => to.write(bytes), roundTrip / 2));
      from.on('close', () => {
        sockets.delete(from);
        setTimeout(() => to.destroy(), roundTrip / 2);
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return (server.address() as AddressInfo).port;
}
