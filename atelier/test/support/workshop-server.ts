import { devServer } from '../../../test/support/dev-server.ts';
import { workshop } from '../../index.ts';

/** A development server of the fixture site that serves the workshop, too; `workshop` is the address of its page. */
export async function workshopServer(...[options, changes]: Parameters<typeof devServer>) {
  const server = await devServer({ ...options, workshop }, changes);
  if (server.workshop === undefined) throw new Error('the workshop is not served');
  return { ...server, workshop: server.workshop };
}
