import type { Screens } from './screen.ts';

export const screens: Screens<'designs'> = {
  designDownload: () => import('@hien/features/designs/DesignDownload/DesignDownloadScreen'),
  projectDetail: () => import('@hien/features/designs/ProjectDetail/ProjectDetailScreen'),
  interiorDesign: () => import('@hien/features/designs/InteriorDesign/InteriorDesignScreen'),
  interiorDesignDesigner: () =>
    import('@hien/features/designs/InteriorDesignDesigner/InteriorDesignDesignerScreen'),
  interiorDesignDetail: () =>
    import('@hien/features/designs/InteriorDesignDetail/InteriorDesignDetailScreen'),
  interiorDesignPage: () =>
    import('@hien/features/designs/InteriorDesignPage/InteriorDesignPageScreen'),
  interiorDesignRoomDetail: () =>
    import('@hien/features/designs/InteriorDesignRoomDetail/InteriorDesignRoomDetailScreen'),
};
