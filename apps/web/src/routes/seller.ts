import type { Screens } from './screen.ts';

export const screens: Screens<'seller'> = {
  shopManager: () => import('@hien/features/seller/ShopManager/ShopManagerScreen'),
  shopManagerOrderStatus: () =>
    import('@hien/features/seller/ShopManagerOrderStatus/ShopManagerOrderStatusScreen'),
  shopManagerUploadItem: () =>
    import('@hien/features/seller/ShopManagerUploadItem/ShopManagerUploadItemScreen'),
  shopManagerAddItemNotice: () =>
    import('@hien/features/seller/ShopManagerAddItemNotice/ShopManagerAddItemNoticeScreen'),
  shopManagerDetailContent: () =>
    import('@hien/features/seller/ShopManagerDetailContent/ShopManagerDetailContentScreen'),
  shopManagerRedbillDetail: () =>
    import('@hien/features/seller/ShopManagerRedbillDetail/ShopManagerRedbillDetailScreen'),
};
