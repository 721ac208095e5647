/** Things to look into: a pair of pictures, plans, panoramas. An entry point of their own, for pages that have them. */
export { BeforeAfter, type BeforeAfterProps } from './components/BeforeAfter/BeforeAfter.tsx';
export {
  FloorPlan,
  type FloorPlanProps,
  type PlanFloor,
  type PlanRoom,
} from './components/FloorPlan/FloorPlan.tsx';
export {
  LayeredPicture,
  layerWidths,
  type LayerImage,
  type LayerWidth,
  type LayeredPictureProps,
  type PlacedLayer,
  type RoomImage,
} from './components/LayeredPicture/LayeredPicture.tsx';
export {
  Panorama,
  type PanoramaHotspot,
  type PanoramaProps,
} from './components/Panorama/Panorama.tsx';
export { GalleryZoom as PictureViewer } from './components/Gallery/GalleryZoom.tsx';
