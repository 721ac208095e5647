import type { Screens } from './screen.ts';

export const screens: Screens<'seller'> = {
  shopManager: () => import('@hien/features/seller/ShopManager/ShopManagerScreen'),
  shopManagerOrderStatus: () =>
    import('@hien/features/seller/ShopManagerOrderStatus/ShopManagerOrderStatusScreen'),
  shopManagerRedbillDetail: () =>
    import('@hien/features/seller/ShopManagerRedbillDetail/ShopManagerRedbillDetailScreen'),
};
