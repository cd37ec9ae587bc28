// The whole local stack without a site, as a process that can be killed: node stack-process.ts <folder> <delivery>
import { startStack } from '../stack.ts';

const [dataDir = '', name = 'clean'] = process.argv.slice(2);

const stack = await startStack({
  dataDir,
  port: 0,
  delivery: (deliver) => {
    // The functions' client reads the environment that the stack has set by now.
    const chosen = import('./deliveries.ts').then((module) => {
      if (!module.isDeliveryName(name)) throw new Error(`no such delivery: ${name}`);
      return module.DELIVERIES[name](deliver);
    });
    return async (event) => (await chosen)(event);
  },
});
process.once('SIGTERM', () => void stack.close().then(() => process.exit(0)));
console.log(JSON.stringify({ url: stack.url, environment: stack.environment }));
