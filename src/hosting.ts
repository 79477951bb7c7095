import type { HostingPolicy } from '../build/contract/hosting.ts';
import { paths } from './routes.ts';

/** Neither the site's pages nor their frames use these. Browsers complain of names that they do not know. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** The headers, types and error pages that hosts are asked for. */
export const hosting: HostingPolicy = {
  headers: {
    // Beside the policy of each page itself: both hold, and this one cannot stand in a page (CSP 3, § 3.3).
    'Content-Security-Policy': "frame-ancestors 'none'",
    // Two years. Other hosts of the agency's domain are not this site's to speak for.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // May be kept, and is asked for anew each time: an unchanged page costs an answer without a body.
    'Cache-Control': 'no-cache',
  },
  folders: {
    // Names bear the hash of what the files hold.
    '/assets/': { 'Cache-Control': 'public, max-age=31536000, immutable' },
    // Likewise; and shown by others, as those below.
    '/medias/': {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
    // Open data, which other sites' scripts may read.
    '/donnees/': { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
    // Shown by others beside a link to the site: networks, chats, feed readers, picture searches.
    '/images/': { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    '/partage/': { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  },
  types: {
    '.csv': 'text/csv; charset=utf-8',
    '.md': 'text/markdown; charset=utf-8',
    '.txt': 'text/plain; charset=utf-8',
    '.webmanifest': 'application/manifest+json',
    '.woff2': 'font/woff2',
    [paths.atom]: 'application/atom+xml; charset=utf-8',
    [paths.jsonFeed]: 'application/feed+json; charset=utf-8',
    [paths.toolPricesAtom]: 'application/atom+xml; charset=utf-8',
    [paths.toolPricesFeed]: 'application/feed+json; charset=utf-8',
  },
  // For software that reads: search engines have the page itself.
  ends: { '.md': { 'X-Robots-Tag': 'noindex' } },
  screens: { notFound: `${paths.notFound}.html`, failure: `${paths.error}.html` },
};
