import type { Screens } from './screen.ts';

export const screens: Screens<'shop'> = {
  shop: {
    file: 'shop/Shop/ShopScreen',
    title: 'screen',
    load: async () => {
      const { ShopScreen, prefetchShop } = await import('@hien/features/shop/Shop/ShopScreen');
      return { Screen: ShopScreen, prefetch: prefetchShop };
    },
  },
  shopDetail: {
    file: 'shop/ShopDetail/ShopDetailScreen',
    title: 'screen',
    load: async () => {
      const { ShopDetailScreen, prefetchShopDetail } =
        await import('@hien/features/shop/ShopDetail/ShopDetailScreen');
      return { Screen: ShopDetailScreen, prefetch: prefetchShopDetail };
    },
  },
};
