import { readCode } from './wake/code-list.ts';
import { rememberPresses } from './wake/presses.ts';
import { whenSeen } from './wake/when-seen.ts';

/*
 * The server has drawn the page, its links work: the line belongs to what the visitor looks at first. The code follows,
 * all of it at once, and then finds what was typed and pressed before.
 */
const replay = rememberPresses();
await whenSeen();
await readCode();
const { start } = await import('./start.tsx');
await start();
replay();
