import { readCode } from './entry/code-list.ts';
import { whenSeen } from './entry/when-seen.ts';

/*
 * The server has rendered the page, its links work: the line belongs to what the visitor looks at first. The code follows, all
 * of it at once. What is pressed and typed meanwhile waits for it (early-input).
 */
await whenSeen();
await readCode();
const { start } = await import('./start.tsx');
await start();
