import type { PictureData } from '@hien/ui';

type Frame = Omit<PictureData, 'alt'>;

const banner = (name: string, color: string): Frame => ({
  path: 'banners',
  name: `${name}.avif`,
  width: 1920,
  height: 1080,
  color,
});
const room = (name: string, color: string): Frame => ({
  path: 'rooms',
  name: `${name}.avif`,
  width: 1280,
  height: 960,
  color,
});
const work = (name: string, color: string): Frame => ({
  path: 'work',
  name: `${name}.avif`,
  width: 1280,
  height: 960,
  color,
});

/** Pictures of our own set that pages without data of their own open with. */
export const housePictures = {
  caneCabinet: banner('banner-campaign-1', '#a59484'),
  marbleIsland: banner('banner-campaign-2', '#9e9489'),
  claySofa: banner('banner-campaign-3', '#9f917c'),
  linenSofa: banner('banner-home-1', '#afa18d'),
  oakTable: banner('banner-home-2', '#9c9682'),
  greenRoom: banner('banner-home-3', '#7b7564'),
  veranda: room('living-rural-01', '#a6937f'),
  paperLamps: room('living-japandi-02', '#837262'),
  oatSofa: room('living-japandi-01', '#9f9484'),
  waveRug: room('living-scandinavian-01', '#9c9587'),
  treesOutside: room('living-modern-01', '#9a958c'),
  fireplace: room('living-rustic-01', '#8b7057'),
  electronicsHome: banner('banner-partner-samsung', '#9c988f'),
  gridOffice: banner('banner-partner-bgrid', '#9a9280'),
  navyHome: banner('banner-partner-vib', '#817f7a'),
  showFlat: banner('banner-partner-demo', '#b1a696'),
  workPlans: work('work-plans', '#a49683'),
  workBench: work('work-bench', '#9e8e7a'),
  workStudio: work('work-studio', '#a49681'),
  workSamples: work('work-samples', '#a0978b'),
  workModels: work('work-models', '#998f83'),
  workPhoto: work('work-photo', '#9d978e'),
  workPacking: work('work-packing', '#9c8e7c'),
  workSite: work('work-site', '#998373'),
} as const satisfies Record<string, Frame>;

export type HousePicture = keyof typeof housePictures;

/** A picture with what it shows in the reader's language; decoration has empty words. */
export const housePicture = (name: HousePicture, alt = ''): PictureData => ({
  ...housePictures[name],
  alt,
});
