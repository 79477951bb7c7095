import { Command } from 'commander';
import { cli } from '../diagnostics/messages/cli.fr.ts';
import { exitWithError } from './end.ts';
import {
  type BuildFlags,
  buildOptions,
  type CheckFlags,
  checkOptions,
  type DevFlags,
  devOptions,
  frenchOption,
  type NewFlags,
  newOptions,
  previewOptions,
  type ServerFlags,
} from './options.ts';

/** The base of exit codes after a signal, to which its number is added. */
const SIGNAL_EXIT_BASE = 128;

const program: Command = new Command('npm run')
  .description(cli.program)
  .helpOption('-h, --help', cli.help)
  .helpCommand(cli.helpCommand, cli.helpOfCommand)
  .configureHelp({
    styleTitle: cli.title,
    optionDescription: frenchOption,
    commandUsage: (command) => `npm run ${command === program ? cli.command : command.name()} -- ${command.usage()}`,
  })
  .addHelpText('afterAll', cli.helpEnd)
  .configureOutput({ outputError: () => {} })
  .exitOverride();

// Each command loads its code on demand, so that the help is shown at once.
buildOptions(program.command('build'))
  .description(cli.build)
  .action(async (flags: BuildFlags) => (await import('./build.ts')).runBuild(flags));

checkOptions(program.command('check'))
  .description(cli.check)
  .action(async (flags: CheckFlags) => (await import('./build.ts')).runBuild(flags));

previewOptions(program.command('preview'))
  .description(cli.preview)
  .action(async (flags: ServerFlags & { out: string }) => (await import('./preview.ts')).runPreview(flags));

devOptions(program.command('dev'))
  .description(cli.dev)
  .action(async (flags: DevFlags) => (await import('./dev.ts')).runDev(flags));

program
  .command('publier')
  .description(cli.publish)
  .action(async () => (await import('./publish.ts')).runPublish());

newOptions(program.command('new'))
  .description(cli.new)
  .action(async (contentType: string | undefined, title: string | undefined, flags: NewFlags) =>
    (await import('./new.ts')).runNew(contentType, title, flags),
  );

program
  .command('schemas')
  .description(cli.schemas)
  .action(async () => (await import('./schemas.ts')).runSchemas());

for (const [signal, number] of Object.entries({ SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }))
  process.once(signal, () => process.exit(SIGNAL_EXIT_BASE + number));
process.once('uncaughtException', exitWithError);
// The reader of our output may close it early, as in `build | head`.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit());

await program.parseAsync().catch(exitWithError);
