import { runServer } from './start.ts';

await runServer();
