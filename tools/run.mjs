// The door of every root script. Plain JavaScript, so that an old Node can still
// read the line that says what to do; everything behind it is TypeScript.
const [major] = process.versions.node.split('.').map(Number);
const [name] = process.argv.splice(2, 1);

if (major < 24) {
  console.error(
    `Hiên runs on Node 24, this is ${process.version}. ` +
      'The install brings it along: run `npx --yes pnpm@12 install`, then the same command again.',
  );
  process.exit(1);
}
await import(`./${name}.ts`);
