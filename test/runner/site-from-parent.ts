import type { ServedSite, SiteName } from '../support/served-site.ts';
import type { Order } from './messages.ts';

/** A site as the parent of all workers builds and serves it. Rejects, with what the build said, where it does not build. */
export function siteFromParent(name: SiteName): Promise<ServedSite> {
  return new Promise((resolve, reject) => {
    const onOrder = (order: Order) => {
      if (!('site' in order) || order.site !== name) return;
      if ('served' in order) resolve(order.served);
      else reject(new Error(order.fault));
      process.off('message', onOrder);
    };
    process.on('message', onOrder);
    process.send?.({ asks: name });
  });
}
