export * from './estimate.ts';
export * from './works.ts';
