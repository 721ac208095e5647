import type { Plugin } from 'vite';

/**
 * Refuses a build in which two chunks import each other: whichever is evaluated first reads what the other has not made
 * yet, and the page stays as the server rendered it. A group of chunks.ts that names a module but not what it uses makes one.
 */
export const noChunkCycles = (): Plugin => ({
  name: 'hien:no-chunk-cycles',
  generateBundle(_options, bundle) {
    const done = new Set<string>();
    const open: string[] = [];
    const names = (files: readonly string[]): string =>
      files
        .map((file) => {
          const chunk = bundle[file];
          if (chunk?.type !== 'chunk') return file;
          // The small one is the one that has to move.
          const modules = chunk.moduleIds.length < 10 ? chunk.moduleIds.join(', ') : '…';
          return `${chunk.name} (${modules})`;
        })
        .join(' → ');
    const visit = (file: string): void => {
      const start = open.indexOf(file);
      if (start >= 0)
        this.error(
          `chunks import each other: ${names([...open.slice(start), file])}. Name the modules of the small one in apps/web/chunks.ts, or have them loaded later.`,
        );
      if (done.has(file)) return;
      done.add(file);
      open.push(file);
      const chunk = bundle[file];
      for (const needed of chunk?.type === 'chunk' ? chunk.imports : []) visit(needed);
      open.pop();
    };
    for (const file of Object.keys(bundle)) visit(file);
  },
});
