import type { ServedSite } from '../support/served-site.ts';
import type { Order } from './messages.ts';

/** The real site as the parent of all workers builds and serves it. Rejects, with what the build said, where it does not build. */
export function siteFromParent(): Promise<ServedSite> {
  return new Promise((resolve, reject) => {
    const onOrder = (order: Order) => {
      if ('site' in order) resolve(order.site);
      else if ('noSite' in order) reject(new Error(order.noSite));
      else return;
      process.off('message', onOrder);
    };
    process.on('message', onOrder);
    process.send?.({ asks: 'site' });
  });
}
