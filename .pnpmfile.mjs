export const hooks = {
  readPackage(pkg) {
    // It needs the JavaScript compiler API, which TypeScript 7 has not got. A dependency of its own rather
    // than one of packages/api: a second TypeScript there would split msw, a peer of it, into two packages.
    if (pkg.name === 'openapi-typescript') {
      delete pkg.peerDependencies.typescript;
      pkg.dependencies.typescript = '6.0.3';
    }
    return pkg;
  },
};
