import { chromium } from 'playwright-core';
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
const types: Record<string,string> = {'.html':'text/html','.css':'text/css','.js':'text/javascript','.svg':'image/svg+xml','.woff2':'font/woff2','.json':'application/json','.webp':'image/webp','.avif':'image/avif'};
const server = createServer(async (q, a) => { let p = new URL(q.url!, 'http://x').pathname; if (!extname(p)) p = join(p,'index.html'); try { const b = await readFile(join('/tmp/f-dist', p)); a.setHeader('content-type', types[extname(p)] ?? 'application/octet-stream'); a.end(b);} catch { a.statusCode=404; a.end(); } }).listen(0);
const port = (server.address() as any).port;
const b = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--no-sandbox']});
const [sel, ...slugs] = process.argv.slice(2);
for (const w of [360, 1440]) { const page = await b.newPage({viewport:{width:w,height:900}, reducedMotion:'reduce'});
 for (const s of slugs) { await page.goto(`http://localhost:${port}/blog/${s}`); await page.waitForTimeout(300);
  const els = await page.$$(sel); let i=0; for (const e of els) { try { await e.screenshot({path:`/tmp/f-shots/${s}-${w}-${i++}.png`}); } catch(x) { console.log(s,w,String(x).slice(0,80)); } } console.log(s,w,els.length); } }
await b.close(); server.close();
