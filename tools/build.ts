import { buildWeb } from './lib/build.ts';

await buildWeb();
