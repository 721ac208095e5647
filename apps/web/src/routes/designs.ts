import type { Screens } from './screen.ts';

export const screens: Screens<'designs'> = {
  interiorDesign: () => import('@hien/features/designs/InteriorDesign/InteriorDesignScreen'),
  interiorDesignDetail: () =>
    import('@hien/features/designs/InteriorDesignDetail/InteriorDesignDetailScreen'),
  interiorDesignPage: () =>
    import('@hien/features/designs/InteriorDesignPage/InteriorDesignPageScreen'),
};
