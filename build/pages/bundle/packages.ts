import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Loads packages of the project at `root` in their production form: React renders a page several times faster then. Packages read `NODE_ENV`
 * while they are loaded, so it is set for that long only.
 */
export function packagesOf(root: string): (name: string) => unknown {
  const require = createRequire(join(root, 'package.json'));
  return (name) => {
    const { NODE_ENV } = process.env;
    process.env.NODE_ENV = 'production';
    try {
      return require(name);
    } finally {
      if (NODE_ENV === undefined) delete process.env.NODE_ENV;
      else process.env.NODE_ENV = NODE_ENV;
    }
  };
}
