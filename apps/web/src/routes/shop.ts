import type { Screens } from './screen.ts';

export const screens: Screens<'shop'> = {
  shop: {
    file: 'shop/Shop/ShopScreen',
    title: 'screen',
    load: async () => {
      const { ShopScreen, prefetch } = await import('@hien/features/shop/Shop/ShopScreen');
      return { Screen: ShopScreen, prefetch };
    },
  },
  shopDetail: {
    file: 'shop/ShopDetail/ShopDetailScreen',
    title: 'screen',
    load: async () => {
      const { ShopDetailScreen, prefetch } =
        await import('@hien/features/shop/ShopDetail/ShopDetailScreen');
      return { Screen: ShopDetailScreen, prefetch };
    },
  },
  brandDesignList: {
    file: 'shop/BrandDesignList/BrandDesignListScreen',
    title: 'screen',
    load: async () => {
      const { BrandDesignListScreen, prefetch } =
        await import('@hien/features/shop/BrandDesignList/BrandDesignListScreen');
      return { Screen: BrandDesignListScreen, prefetch };
    },
  },
  brand: {
    file: 'shop/Brand/BrandScreen',
    title: 'screen',
    load: async () => {
      const { BrandScreen, prefetch } = await import('@hien/features/shop/Brand/BrandScreen');
      return { Screen: BrandScreen, prefetch };
    },
  },
  packageDesignList: {
    file: 'shop/PackageDesignList/PackageDesignListScreen',
    title: 'screen',
    load: async () => {
      const { PackageDesignListScreen, prefetch } =
        await import('@hien/features/shop/PackageDesignList/PackageDesignListScreen');
      return { Screen: PackageDesignListScreen, prefetch };
    },
  },
  packageComboList: {
    file: 'shop/PackageComboList/PackageComboListScreen',
    title: 'screen',
    load: async () => {
      const { PackageComboListScreen, prefetch } =
        await import('@hien/features/shop/PackageComboList/PackageComboListScreen');
      return { Screen: PackageComboListScreen, prefetch };
    },
  },
};
